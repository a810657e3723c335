import type { DeskCall } from '../call.ts'
import { AGENTS, ALL, OWNERS } from '../roles.ts'
import { theirHomePage, theirHomesPage } from '../elsewhere/homes.tsx'
import { either } from '../elsewhere/site-api.ts'
import { giveHomes } from './give/give-homes.ts'
import { homesPage } from './list/home-list.tsx'
import { makeHome, newHomePage } from './new-home.tsx'
import { homePage } from './record/home-page.tsx'
import { publishHome } from './record/publish.ts'
import { lensOf, saveHome } from './record/save-home.ts'

/** Everybody looks on; whether an agent may change a home goes by whose it is (store.ts, DESK-72). */
export const HOMES_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/homes',
    may: ALL,
    openToVisits: true,
    run: either((c, session) => homesPage(c, session), theirHomesPage),
  },
  { method: 'POST', path: '/homes-given', may: OWNERS, openToVisits: true, run: giveHomes },
  { method: 'GET', path: '/homes/new', may: AGENTS, openToVisits: true, run: newHomePage },
  { method: 'POST', path: '/homes/new', may: AGENTS, openToVisits: true, run: makeHome },
  {
    method: 'GET',
    path: '/homes/:home',
    may: ALL,
    openToVisits: true,
    run: either(homePage, theirHomePage),
  },
  { method: 'POST', path: '/homes/:home', may: AGENTS, openToVisits: true, run: saveHome },
  { method: 'POST', path: '/homes/:home/lens', may: AGENTS, openToVisits: true, run: lensOf },
  {
    method: 'POST',
    path: '/homes/:home/publish',
    may: AGENTS,
    openToVisits: true,
    run: publishHome,
  },
]
