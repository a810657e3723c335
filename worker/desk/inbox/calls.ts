import type { DeskCall } from '../call.ts'
import type { Role } from '../../agency/people/members.ts'
import { AGENTS, OWNERS } from '../roles.ts'
import { changeThread } from './change-thread.tsx'
import { threadsAsCsv } from './csv.ts'
import { inboxPage } from './inbox-page.tsx'
import { erasePage, erasePersonAtDesk } from './person/erase.tsx'
import { exportPersonAtDesk } from './person/export.ts'
import { findPerson, personPage } from './person/person-page.tsx'
import { inboxSettingsPage, setKeepDays } from './settings.tsx'
import { threadPage } from './thread-page.tsx'

/** Who may open the inbox: no editor, who works on pages. */
const READERS: readonly Role[] = ['owner', 'agent', 'reader']

export const INBOX_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/inbox', may: READERS, openToVisits: true, run: inboxPage },
  { method: 'POST', path: '/inbox/csv', may: AGENTS, run: threadsAsCsv },
  {
    method: 'GET',
    path: '/inbox/settings',
    may: OWNERS,
    openToVisits: true,
    run: inboxSettingsPage,
  },
  { method: 'POST', path: '/inbox/settings', may: OWNERS, openToVisits: true, run: setKeepDays },
  { method: 'POST', path: '/inbox/person', may: OWNERS, run: findPerson },
  {
    method: 'POST',
    path: '/inbox/person/export',
    may: OWNERS,
    run: exportPersonAtDesk,
  },
  {
    method: 'POST',
    path: '/inbox/person/sure',
    may: OWNERS,
    run: erasePage,
  },
  {
    method: 'POST',
    path: '/inbox/person/erase',
    may: OWNERS,
    run: erasePersonAtDesk,
  },
  {
    method: 'GET',
    path: '/inbox/:id',
    may: READERS,
    openToVisits: true,
    run: (c, session) => threadPage(c, session),
  },
  { method: 'POST', path: '/inbox/:id', may: AGENTS, openToVisits: true, run: changeThread },
  {
    method: 'GET',
    path: '/inbox/:id/person',
    may: OWNERS,
    run: personPage,
  },
]
