import type { Locale, Localized } from '../../shared/locale.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { EnquiryToHandBack } from '../agency/crm/contacts.ts'
import type { FeedLine } from './feed-line.ts'

/** A CRM of which homes are read and to which enquiries are handed back. A new one is a row of CRMS (crms.ts). */
export interface Crm {
  /** As people know it. */
  name: string
  /** Throws a CrmError of 'refused' where credentials lack something; else gives them as they are kept, and which account they are of. */
  readCredentials(given: unknown): { credentials: Record<string, string>; label: string }
  /** Asks for what no connection could do without. Throws a CrmError. */
  check(session: CrmSession): Promise<void>
  /** The homes from an offset on. Throws a CrmError. */
  readPage(session: CrmSession, wanted: WantedPage): Promise<CrmPage>
  /** Homes by the ids of the CRM, as lines name them (`parentExternalId`). */
  readById(
    session: CrmSession,
    externalIds: string[],
    wanted: Pick<WantedPage, 'locales' | 'words'>,
  ): Promise<CrmEstate[]>
  /**
   * Creates or updates a contact; again is the same as once. `mainOffice`: for one that nothing else gives an office. Gives its id,
   * where the CRM tells it.
   */
  handBack(
    session: CrmSession,
    enquiry: EnquiryToHandBack,
    about: EstateOfEnquiry | null,
    mainOffice: string | null,
  ): Promise<string | null>
}

/** What a CRM is asked with. */
export interface CrmSession {
  /** Scheme and host of its API. */
  base: string
  credentials: Readonly<Record<string, string>>
  /** What it saved last: tokens. */
  saved: string | null
  /** Keeps it for the next call. */
  keep(session: string | null): Promise<void>
}

export interface WantedPage {
  offset: number
  /** null: everything that is to be shown; else what changed since, what is to be shown no longer among it. */
  since: Millis | null
  locales: readonly Locale[]
  /** Texts of the product in its languages. */
  words: (key: string) => Localized
}

interface CrmPage {
  estates: CrmEstate[]
  /** Homes that could not be read at all, and may be any. */
  unreadable: number
  /** Where to go on; null: the list was read to its end. */
  next: number | null
}

/** A home as a CRM has it. */
export interface CrmEstate {
  externalId: string
  parentExternalId: string | null
  reference: string
  /** The CRM's id of its office. */
  office: string | null
  /** null: it is not to be shown. */
  line: FeedLine | null
  /** What could not be taken over, in words. */
  warnings: string[]
}

/** One that is to be shown. */
export type ShownEstate = CrmEstate & { line: FeedLine }

export interface EstateOfEnquiry {
  externalId: string
  office: string | null
}

/**
 * Why a CRM gave nothing. 'refused': by its credentials, which somebody must mend; 'limited': it wants to be left alone for a
 * while; 'unavailable': it may answer another time; 'unusable': what it answered can't be read.
 */
type CrmFault = 'refused' | 'limited' | 'unavailable' | 'unusable'

export class CrmError extends Error {
  override name = 'CrmError'
  readonly fault: CrmFault
  readonly retryAfter: Millis | null

  /** The message is for people and holds nothing of the answer but what the CRM says is wrong. */
  constructor(fault: CrmFault, message: string, retryAfter: Millis | null = null) {
    super(message)
    this.fault = fault
    this.retryAfter = retryAfter
  }
}
