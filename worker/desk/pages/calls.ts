import type { DeskCall } from '../call.ts'
import { ALL, EDITORS } from '../roles.ts'
import { theirPagesPage, theirPageSheet } from '../elsewhere/pages.tsx'
import { either } from '../elsewhere/site-api.ts'
import { historyPage } from './history-page.tsx'
import { askRemoval, copyPage, makePage, newPage, removePage } from './new-page.tsx'
import { changePage } from './page-acts.tsx'
import { pageSheet } from './page-sheet.tsx'
import { pagesPage } from './pages-list.tsx'
import { saveSection, sectionPage } from './section-page.tsx'
import { saveSettings, settingsPage } from './settings-page.tsx'

const PAGE = '/pages/:name'

export const PAGES_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/pages',
    may: ALL,
    openToVisits: true,
    run: either(c => pagesPage(c), theirPagesPage),
  },
  { method: 'GET', path: '/pages-new', may: EDITORS, openToVisits: true, run: c => newPage(c) },
  { method: 'POST', path: '/pages-new', may: EDITORS, openToVisits: true, run: makePage },
  {
    method: 'GET',
    path: PAGE,
    may: EDITORS,
    openToVisits: true,
    run: either(c => pageSheet(c), theirPageSheet),
  },
  { method: 'POST', path: PAGE, may: EDITORS, openToVisits: true, run: changePage },
  { method: 'POST', path: `${PAGE}/copy`, may: EDITORS, openToVisits: true, run: copyPage },
  {
    method: 'GET',
    path: `${PAGE}/remove`,
    may: EDITORS,
    openToVisits: true,
    run: c => askRemoval(c),
  },
  { method: 'POST', path: `${PAGE}/remove`, may: EDITORS, openToVisits: true, run: removePage },
  {
    method: 'GET',
    path: `${PAGE}/settings`,
    may: EDITORS,
    openToVisits: true,
    run: c => settingsPage(c),
  },
  { method: 'POST', path: `${PAGE}/settings`, may: EDITORS, openToVisits: true, run: saveSettings },
  {
    method: 'GET',
    path: `${PAGE}/history`,
    may: EDITORS,
    openToVisits: true,
    run: c => historyPage(c),
  },
  {
    method: 'GET',
    path: `${PAGE}/section`,
    may: EDITORS,
    openToVisits: true,
    run: c => sectionPage(c),
  },
  { method: 'POST', path: `${PAGE}/section`, may: EDITORS, openToVisits: true, run: saveSection },
  {
    method: 'GET',
    path: `${PAGE}/section/:id`,
    may: EDITORS,
    openToVisits: true,
    run: c => sectionPage(c),
  },
  {
    method: 'POST',
    path: `${PAGE}/section/:id`,
    may: EDITORS,
    openToVisits: true,
    run: saveSection,
  },
]
