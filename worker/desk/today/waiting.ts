import type { OpenSession } from '../../agency/people/sessions.ts'
import type { Role } from '../../agency/people/members.ts'
import type { Desk } from '../env.ts'

interface WaitingItem {
  id: string
  label: string
  /** Why it waits, in a few words. */
  detail?: string
  /** Where one settles it. */
  href?: string
  /** What one needs on the way: directions, a telephone number. */
  links?: readonly { label: string; href: string }[]
}

/** Things of one kind that wait for somebody; its title is 'deskToday.{name}'. */
export interface Waiting {
  name:
    | 'stays'
    | 'inbox'
    | 'held'
    | 'gaps'
    | 'feedHeld'
    | 'feedRefused'
    | 'feedLines'
    | 'mail'
    | 'drafts'
    | 'files'
    | 'viewings'
    | 'visited'
    | 'waitlists'
    | 'calendars'
    | 'unattended'
    | 'left'
  count: number
  /** The first of them. */
  items: WaitingItem[]
  /** All of them; absent: they are all here. */
  href?: string
}

/** Something that may leave work, and for whom. It throws where it can not be asked. */
export interface WaitingSource {
  may: readonly Role[]
  find: (c: Desk, session: OpenSession) => Promise<Waiting[]>
}

/** So many of a kind are shown. */
export const SHOWN = 5
