import type { DeskCall } from '../call.ts'
import { AGENTS, OWNERS } from '../roles.ts'
import { changeStay } from './change-stay.ts'
import { changeAbout } from './homes/change-about.ts'
import { changeBlocks } from './homes/change-blocks.ts'
import { changeCalendars } from './homes/change-calendars.ts'
import { changePeriods } from './homes/change-periods.ts'
import { holidayHomePage } from './homes/home-page.tsx'
import { holidayHomesPage } from './homes/homes-page.tsx'
import { stayPage } from './stay-page.tsx'
import { staysPage } from './stays-page.tsx'
import { saveTerms, termsPage } from './terms.tsx'

export const STAYS_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/stays', may: AGENTS, openToVisits: true, run: staysPage },
  { method: 'GET', path: '/stays/terms', may: OWNERS, openToVisits: true, run: c => termsPage(c) },
  { method: 'POST', path: '/stays/terms', may: OWNERS, openToVisits: true, run: saveTerms },
  { method: 'GET', path: '/stays/homes', may: AGENTS, openToVisits: true, run: holidayHomesPage },
  {
    method: 'GET',
    path: '/stays/homes/:unit',
    may: AGENTS,
    openToVisits: true,
    run: c => holidayHomePage(c),
  },
  {
    method: 'POST',
    path: '/stays/homes/:unit/blocks',
    may: AGENTS,
    openToVisits: true,
    run: changeBlocks,
  },
  {
    method: 'POST',
    path: '/stays/homes/:unit/periods',
    may: AGENTS,
    openToVisits: true,
    run: changePeriods,
  },
  {
    method: 'POST',
    path: '/stays/homes/:unit/about',
    may: AGENTS,
    openToVisits: true,
    run: changeAbout,
  },
  {
    method: 'POST',
    path: '/stays/homes/:unit/calendars',
    may: AGENTS,
    openToVisits: true,
    run: changeCalendars,
    maxBytes: 3_000_000,
  },
  { method: 'GET', path: '/stays/:key', may: AGENTS, openToVisits: true, run: c => stayPage(c) },
  { method: 'POST', path: '/stays/:key', may: AGENTS, openToVisits: true, run: changeStay },
]
