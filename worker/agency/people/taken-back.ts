import { DAY, type Millis } from '../../../shared/time/units.ts'

/** How long a sign-in can be denied. */
export const DENIAL_LASTS: Millis = 7 * DAY

/** Somebody whose acts since then are not to be trusted. */
export interface Maker {
  /** Of the member. */
  id: string
  since: Millis
}

/** Something that opened the agency's data, and opens it no more. */
export interface TakenBack {
  kind:
    | 'key'
    | 'person'
    | 'invitation'
    | 'role'
    | 'mail'
    | 'crm'
    | 'seller'
    | 'calendar'
    | 'passkey'
    | 'codes'
  /** Of which one, as its owner knows it; '': there is only one. */
  name: string
}
