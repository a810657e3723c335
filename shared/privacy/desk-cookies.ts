import { DAY, MINUTE, type Millis } from '../time/units.ts'

/**
 * The cookies of the desk and how long each stays. 'desk': who is signed in. 'desk-ask': the browser that asked to be let
 * in, in which its code counts. 'desk-key': the browser that was asked for a passkey. 'desk-browser': a browser in which
 * somebody was signed in before. 'desk-sending': a form was sent, and has not arrived yet.
 */
export const DESK_COOKIES = {
  desk: 90 * DAY,
  'desk-ask': 15 * MINUTE,
  'desk-key': 5 * MINUTE,
  'desk-browser': 365 * DAY,
  'desk-sending': 7 * DAY,
} as const satisfies Record<string, Millis>

export type DeskCookie = keyof typeof DESK_COOKIES

/** What the desk keeps in the storage of a colleague's browser: forms that have not arrived, as long as 'desk-sending' stays. */
export const DESK_STORAGE = ['desk-unsent'] as const
