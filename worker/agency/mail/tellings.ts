/** Who reads a mail. 'agent': of the home, else who the agency names for it; 'office': the agency's own address. */
export type Party = 'visitor' | 'friend' | 'agent' | 'office' | 'colleague' | 'owners' | 'seller'

/**
 * Whether an agency may switch a mail off, and if not why: 'law' wants it, its reader 'asked' for it, it guards who gets in
 * ('safety'), or without it nobody would know ('needed').
 */
type Switch = 'may' | 'law' | 'asked' | 'safety' | 'needed'

export interface Telling {
  to: Party
  off: Switch
}

const to = (party: Party, off: Switch): Telling => ({ to: party, off })

/**
 * Every event that mails somebody, and whom: what is not here is told to nobody (TELL-1). A visitor's and a friend's mails
 * are in the language of the page that they were asked from, all others in the agency's (TELL-2).
 */
export const TELLINGS = {
  // Who writes.
  contact: [to('agent', 'needed')],
  'enquiry-reply': [to('visitor', 'asked')],
  'enquiry-given': [to('colleague', 'may')],
  friend: [to('friend', 'asked')],
  erased: [to('visitor', 'law')],
  // Viewings.
  'viewing-booked': [to('visitor', 'asked'), to('agent', 'may')],
  'viewing-moved': [to('visitor', 'asked'), to('agent', 'may')],
  'viewing-cancelled': [to('visitor', 'needed'), to('agent', 'may')],
  'viewing-failed': [to('visitor', 'needed'), to('agent', 'may')],
  'viewing-reminder': [to('visitor', 'may'), to('agent', 'may')],
  'viewing-free': [to('visitor', 'asked')],
  'viewing-gone': [to('visitor', 'may')],
  'viewing-withdrawn': [to('agent', 'needed')],
  // Stays.
  'stay-requested': [to('visitor', 'law'), to('agent', 'needed')],
  'stay-confirmed': [to('visitor', 'law'), to('agent', 'may')],
  'stay-declined': [to('visitor', 'law'), to('agent', 'may')],
  'stay-lapsed': [to('visitor', 'law'), to('agent', 'may')],
  'stay-retracted': [to('visitor', 'asked'), to('agent', 'needed')],
  'stay-cancelled': [to('visitor', 'law'), to('agent', 'needed')],
  'stay-revoked': [to('visitor', 'law'), to('agent', 'may')],
  'stay-reminder': [to('agent', 'may')],
  'stay-failed': [to('visitor', 'law'), to('agent', 'may')],
  'stay-withdrawn': [to('agent', 'needed')],
  // Who wants to be kept informed.
  confirm: [to('visitor', 'law')],
  matches: [to('visitor', 'asked')],
  // Homes and programs.
  seller: [to('seller', 'asked')],
  feed: [to('office', 'needed')],
  crm: [to('office', 'needed')],
  key: [to('office', 'may')],
  // The desk.
  'sign-in': [to('colleague', 'asked')],
  invitation: [to('colleague', 'asked')],
  'new-browser': [to('colleague', 'safety')],
  'passkey-suspect': [to('colleague', 'safety')],
  'recovery-used': [to('owners', 'safety')],
  visit: [to('owners', 'safety')],
  'owner-put': [to('owners', 'safety')],
  'replies-held': [to('owners', 'safety')],
  'new-access': [to('owners', 'safety')],
  'desk-moved': [to('colleague', 'needed')],
} as const satisfies Record<string, readonly Telling[]>

export type MailKind = keyof typeof TELLINGS

/** Mails whose link lets somebody into the desk: of their text nothing stays at all once they have left. */
const WAYS_IN: ReadonlySet<string> = new Set<MailKind>(['sign-in', 'invitation', 'new-browser'])

export const isWayIn = (kind: string): boolean => WAYS_IN.has(kind)

/** A row of the table, by the name that its switch has: 'viewing-booked/agent'. */
export interface TellingRow extends Telling {
  name: string
  kind: string
  language: 'visitor' | 'agency' | 'seller'
}

const READ_BY_VISITORS: readonly Party[] = ['visitor', 'friend']
const OF_AGENCY: readonly Party[] = ['agent', 'office']

const languageOf = (party: Party): TellingRow['language'] =>
  party === 'seller' ? party : READ_BY_VISITORS.includes(party) ? 'visitor' : 'agency'

/** The rows in the order of the table. */
export const TELLING_ROWS: readonly TellingRow[] = Object.entries<readonly Telling[]>(
  TELLINGS,
).flatMap(([kind, tellings]) =>
  tellings.map(telling => ({
    ...telling,
    name: `${kind}/${telling.to}`,
    kind,
    language: languageOf(telling.to),
  })),
)

/** The row of a mail that is to be written. */
export const rowOfMail = (mail: { kind: string; isToAgency?: boolean }): TellingRow | undefined =>
  TELLING_ROWS.find(
    row => row.kind === mail.kind && OF_AGENCY.includes(row.to) === (mail.isToAgency ?? false),
  )
