import { Audit } from './access/audit.ts'
import { Keys } from './access/keys.ts'
import { Afternoons } from './booking/afternoons.ts'
import { Bookings } from './booking/bookings.ts'
import { StayLists } from './booking/stay-lists.ts'
import { Viewings } from './booking/viewings.ts'
import { Stays } from './booking/stays.ts'
import { Waitlist } from './booking/waitlist.ts'
import { Consents } from './consents.ts'
import { CrmConnection } from './crm/connection.ts'
import { CrmContacts } from './crm/contacts.ts'
import { CrmEstates } from './crm/estates.ts'
import { Enquiries } from './enquiries.ts'
import { Figures } from './figures/figures.ts'
import { Happenings } from './figures/happenings.ts'
import { SellerLinks } from './figures/seller-links.ts'
import { SharedLists } from './access/shared-lists.ts'
import { Exports } from './access/exports.ts'
import { Inbox } from './inbox/inbox.ts'
import { ThreadActs } from './inbox/thread-acts.ts'
import { Held } from './copies/held.ts'
import { Limits } from './limits.ts'
import { Bounces } from './mail/bounces.ts'
import { MutedMails } from './mail/muted-mails.ts'
import { MailSettings } from './mail/mail-settings.ts'
import { Notices } from './notices.ts'
import { Outbox } from './outbox.ts'
import { Browsers } from './people/browsers.ts'
import { Denials } from './people/denials.ts'
import { CalendarLinks } from './people/calendar-links.ts'
import { DeskMoves } from './people/desk-moves.ts'
import { Members } from './people/members.ts'
import { Passkeys } from './people/passkeys.ts'
import { RecoveryCodes } from './people/recovery-codes.ts'
import { Sessions } from './people/sessions.ts'
import { SignIns } from './people/sign-ins.ts'
import { Visits } from './people/visits.ts'
import { Persons } from './inbox/persons.ts'
import { Retention } from './retention.ts'
import type { Sql } from './sql.ts'
import { Crawls } from './subscription/crawls.ts'
import { Digests } from './subscription/digests.ts'
import { Matches } from './subscription/matches.ts'
import { Searches } from './subscription/searches.ts'
import { Subscribers } from './subscription/subscribers.ts'
import { Submissions } from './submissions.ts'
import { Suppression } from './suppression.ts'
import { Tasks } from './tasks.ts'
import { Tokens } from './tokens.ts'
import { Transfer } from './copies/transfer.ts'
import { Versions } from './versions.ts'

/** All that an agency's object holds, a part a concern. Everything is synchronous, and no statement knows a site. */
export interface AgencyStore {
  readonly afternoons: Afternoons
  readonly audit: Audit
  readonly bounces: Bounces
  readonly browsers: Browsers
  readonly bookings: Bookings
  readonly consents: Consents
  readonly crawls: Crawls
  readonly crm: CrmConnection
  readonly crmContacts: CrmContacts
  readonly crmEstates: CrmEstates
  readonly calendarLinks: CalendarLinks
  readonly denials: Denials
  readonly deskMoves: DeskMoves
  readonly digests: Digests
  readonly enquiries: Enquiries
  readonly exports: Exports
  readonly inbox: Inbox
  readonly figures: Figures
  readonly happenings: Happenings
  readonly keys: Keys
  readonly held: Held
  readonly limits: Limits
  readonly mailSettings: MailSettings
  readonly matches: Matches
  readonly members: Members
  readonly mutedMails: MutedMails
  readonly notices: Notices
  readonly outbox: Outbox
  readonly passkeys: Passkeys
  readonly persons: Persons
  readonly recoveryCodes: RecoveryCodes
  readonly retention: Retention
  readonly searches: Searches
  readonly sellerLinks: SellerLinks
  readonly sessions: Sessions
  readonly sharedLists: SharedLists
  readonly signIns: SignIns
  readonly stays: Stays
  readonly stayLists: StayLists
  readonly submissions: Submissions
  readonly subscribers: Subscribers
  readonly suppression: Suppression
  readonly tasks: Tasks
  readonly threadActs: ThreadActs
  readonly tokens: Tokens
  readonly transfer: Transfer
  readonly versions: Versions
  readonly viewings: Viewings
  readonly visits: Visits
  readonly waitlist: Waitlist
}

export function createStore(sql: Sql, storage: DurableObjectStorage): AgencyStore {
  const tasks = new Tasks(sql, storage)
  const limits = new Limits(sql)
  const consents = new Consents(sql)
  const enquiries = new Enquiries(sql)
  const tokens = new Tokens(sql)
  const outbox = new Outbox(sql, tasks)
  const bounces = new Bounces(sql, tasks)
  const suppression = new Suppression(sql)
  const audit = new Audit(sql)
  const inbox = new Inbox(sql, audit)
  const searches = new Searches({ sql, tasks, tokens, inbox })
  const subscribers = new Subscribers({ sql, tokens, outbox, searches })
  const crawls = new Crawls(sql, tasks)
  const digests = new Digests({ sql, limits, tokens, outbox, tasks })
  const bookings = new Bookings({ sql, tasks, limits, outbox })
  const afternoons = new Afternoons({ sql, tasks, limits, outbox, bookings })
  const stays = new Stays({ sql, tasks, outbox, bookings })
  const waitlist = new Waitlist({ sql, tasks, outbox })
  const crmContacts = new CrmContacts(sql, tasks)
  const submissions = new Submissions({
    sql,
    limits,
    enquiries,
    inbox,
    consents,
    tokens,
    outbox,
    subscribers,
    suppression,
    bookings,
    afternoons,
    waitlist,
    crmContacts,
  })
  const notices = new Notices(sql, outbox)
  const mailSettings = new MailSettings({ sql, audit, notices })
  const persons = new Persons({
    sql,
    audit,
    notices,
    personal: [inbox, enquiries, stays, bookings, waitlist, consents, subscribers, outbox, bounces],
  })
  const visits = new Visits({ sql, audit, notices })
  const calendarLinks = new CalendarLinks(sql, audit)
  const sessions = new Sessions({ sql, visits, calendarLinks })
  const browsers = new Browsers({ sql, notices })
  const passkeys = new Passkeys({ sql, audit, limits, notices })
  const signIns = new SignIns({ sql, audit, limits, notices, sessions, browsers, passkeys })
  const figures = new Figures(sql)
  const sellerLinks = new SellerLinks({ sql, audit, limits, notices })
  const crm = new CrmConnection({ sql, tasks, audit, notices, contacts: crmContacts })
  const keys = new Keys({ sql, audit, notices })
  const members = new Members({ sql, audit, limits, notices })
  const denials = new Denials({
    sql,
    audit,
    members,
    keys,
    calendarLinks,
    crm,
    mailSettings,
    sellerLinks,
  })
  const retention = new Retention({
    submissions: now => submissions.deleteExpired(now),
    counters: now => limits.deleteExpired(now),
    tokens: now => tokens.deleteExpired(now),
    enquiries: now => enquiries.deleteExpired(now),
    threads: now => inbox.deleteExpired(now),
    crmContacts: () => crmContacts.deleteExpired(),
    searches: now => searches.deleteExpired(now),
    subscribers: now => subscribers.deleteExpired(now),
    // After the subscribers: a current one's consents stay.
    consents: now => consents.deleteExpired(now),
    changes: now => crawls.deleteExpired(now),
    deliveries: now => digests.deleteExpired(now),
    farewells: now => subscribers.deleteOldFarewells(now),
    texts: now => outbox.wipeExpired(now),
    mails: now => outbox.deleteExpired(now),
    bounces: now => bounces.deleteExpired(now),
    waits: now => waitlist.deleteExpired(now),
    bookings: now => bookings.expire(now),
    signIns: now => signIns.deleteExpired(now),
    sessions: now => sessions.deleteExpired(now),
    browsers: now => browsers.deleteExpired(now),
    mailSettings: now => mailSettings.deleteExpired(now),
    calendarLinks: now => calendarLinks.deleteExpired(now),
    passkeys: now => passkeys.deleteExpired(now),
    visits: now => visits.deleteExpired(now),
    figures: now => figures.deleteExpired(now),
    sellerLinks: now => sellerLinks.deleteExpired(now),
  })
  const transfer = new Transfer(sql)
  const versions = new Versions(sql, tasks)
  return {
    afternoons,
    audit,
    bookings,
    bounces,
    browsers,
    calendarLinks,
    consents,
    crawls,
    crm,
    crmContacts,
    crmEstates: new CrmEstates(sql),
    denials,
    deskMoves: new DeskMoves({ sql, audit, notices }),
    digests,
    enquiries,
    exports: new Exports({ sql, audit, limits, tasks }),
    inbox,
    figures,
    happenings: new Happenings(sql),
    keys,
    held: new Held(sql, tasks),
    limits,
    mailSettings,
    matches: new Matches(sql, tasks),
    members,
    mutedMails: new MutedMails(sql, audit),
    notices,
    outbox,
    passkeys,
    persons,
    recoveryCodes: new RecoveryCodes({ sql, audit, limits, notices, sessions, browsers }),
    retention,
    searches,
    sellerLinks,
    sessions,
    sharedLists: new SharedLists(sql),
    signIns,
    stays,
    stayLists: new StayLists(sql),
    submissions,
    subscribers,
    suppression,
    tasks,
    threadActs: new ThreadActs({ sql, audit, limits, outbox, notices, inbox }),
    tokens,
    transfer,
    versions,
    viewings: new Viewings({ sql, audit, bookings }),
    visits,
    waitlist,
  }
}

/**
 * The same from wherever it is called, each call awaited: by the Worker through a stub, by a task inside the object. The
 * Worker's calls are made twice when the first was cut off, so each must bear that.
 */
export type AgencyCalls = { readonly [Part in keyof AgencyStore]: Calls<AgencyStore[Part]> }

type Calls<Part> = {
  [Method in keyof Part]: Part[Method] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result | Promise<Result>
    : never
}
