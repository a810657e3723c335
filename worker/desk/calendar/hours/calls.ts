import type { DeskCall } from '../../call.ts'
import { AGENTS } from '../../roles.ts'
import { VIEWERS } from '../viewers.ts'
import { changeAbsences } from './absences.ts'
import { hoursForm, saveHours } from './hours-form.ts'
import { hoursPage } from './hours-page.tsx'

/** When homes are shown: of the office, of each agent, of a home; and when an agent is away. */
export const HOURS_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/calendar/hours',
    may: VIEWERS,
    openToVisits: true,
    run: (c, s) => hoursPage(c, s),
  },
  {
    method: 'POST',
    path: '/calendar/absences',
    may: AGENTS,
    openToVisits: true,
    run: changeAbsences,
  },
  {
    method: 'GET',
    path: '/calendar/hours/general',
    may: VIEWERS,
    openToVisits: true,
    run: hoursForm,
  },
  {
    method: 'POST',
    path: '/calendar/hours/general',
    may: AGENTS,
    openToVisits: true,
    run: saveHours,
  },
  {
    method: 'GET',
    path: '/calendar/hours/agent/:agent',
    may: VIEWERS,
    openToVisits: true,
    run: hoursForm,
  },
  {
    method: 'POST',
    path: '/calendar/hours/agent/:agent',
    may: AGENTS,
    openToVisits: true,
    run: saveHours,
  },
  {
    method: 'GET',
    path: '/calendar/hours/home/:home',
    may: VIEWERS,
    openToVisits: true,
    run: hoursForm,
  },
  {
    method: 'POST',
    path: '/calendar/hours/home/:home',
    may: AGENTS,
    openToVisits: true,
    run: saveHours,
  },
]
