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
  { method: 'GET', path: '/inbox', may: READERS, run: inboxPage },
  { method: 'POST', path: '/inbox/csv', may: AGENTS, run: threadsAsCsv },
  { method: 'GET', path: '/inbox/settings', may: OWNERS, run: inboxSettingsPage },
  { method: 'POST', path: '/inbox/settings', may: OWNERS, run: setKeepDays },
  { method: 'POST', path: '/inbox/person', may: OWNERS, closedToVisits: true, run: findPerson },
  {
    method: 'POST',
    path: '/inbox/person/export',
    may: OWNERS,
    closedToVisits: true,
    run: exportPersonAtDesk,
  },
  {
    method: 'POST',
    path: '/inbox/person/sure',
    may: OWNERS,
    closedToVisits: true,
    run: erasePage,
  },
  {
    method: 'POST',
    path: '/inbox/person/erase',
    may: OWNERS,
    closedToVisits: true,
    run: erasePersonAtDesk,
  },
  { method: 'GET', path: '/inbox/:id', may: READERS, run: (c, session) => threadPage(c, session) },
  { method: 'POST', path: '/inbox/:id', may: AGENTS, run: changeThread },
  {
    method: 'GET',
    path: '/inbox/:id/person',
    may: OWNERS,
    closedToVisits: true,
    run: personPage,
  },
]
