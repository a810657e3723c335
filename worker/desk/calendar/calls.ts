import type { DeskCall } from '../call.ts'
import { AGENTS } from '../roles.ts'
import { bookPage, bookViewing } from './viewing/book.ts'
import { cancelPage, cancelViewing } from './viewing/cancel.tsx'
import { movePage, moveViewing } from './viewing/move.ts'
import { noteVisit } from './viewing/note.ts'
import { viewingPage } from './viewing/viewing-page.tsx'
import { calendarPage } from './calendar-page.tsx'
import { HOURS_CALLS } from './hours/calls.ts'
import { changeOwnCalendar, ownCalendarPage } from './own/own-calendar-page.tsx'
import { VIEWERS } from './viewers.ts'

export const CALENDAR_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/calendar', may: VIEWERS, openToVisits: true, run: calendarPage },
  { method: 'GET', path: '/calendar/new', may: AGENTS, openToVisits: true, run: bookPage },
  { method: 'POST', path: '/calendar/new', may: AGENTS, openToVisits: true, run: bookViewing },
  {
    method: 'GET',
    path: '/calendar/own',
    may: VIEWERS,
    run: (c, s) => ownCalendarPage(c, s),
  },
  {
    method: 'POST',
    path: '/calendar/own',
    may: VIEWERS,
    run: changeOwnCalendar,
  },
  ...HOURS_CALLS,
  {
    method: 'GET',
    path: '/calendar/:viewing',
    may: VIEWERS,
    openToVisits: true,
    run: (c, s) => viewingPage(c, s),
  },
  {
    method: 'GET',
    path: '/calendar/:viewing/move',
    may: AGENTS,
    openToVisits: true,
    run: movePage,
  },
  {
    method: 'POST',
    path: '/calendar/:viewing/move',
    may: AGENTS,
    openToVisits: true,
    run: moveViewing,
  },
  {
    method: 'GET',
    path: '/calendar/:viewing/cancel',
    may: AGENTS,
    openToVisits: true,
    run: cancelPage,
  },
  {
    method: 'POST',
    path: '/calendar/:viewing/cancel',
    may: AGENTS,
    openToVisits: true,
    run: cancelViewing,
  },
  {
    method: 'POST',
    path: '/calendar/:viewing/note',
    may: AGENTS,
    openToVisits: true,
    run: noteVisit,
  },
]
