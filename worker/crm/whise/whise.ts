import * as v from 'valibot'
import type { Millis } from '../../../shared/time/units.ts'
import { CrmError, type Crm } from '../crm.ts'
import { callWhise } from './calls.ts'
import { toContact } from './contact.ts'
import { readLanguages, readList } from './list.ts'
import { Contact } from './schema.ts'

const number = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(value => String(value).trim()),
  v.regex(/^[1-9]\d{0,9}$/),
)
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const CREDENTIALS = v.object({
  username: secret,
  password: secret,
  client: number,
  office: v.optional(v.union([v.literal(''), number]), ''),
})

/** Records that are in use, archived and deleted; displays from offline to the website only. */
const EVERY_STATE = { StatusIds: [1, 5, 6], DisplayStatusIds: [1, 2, 3, 4, 5] }
const SHOWN = { StatusIds: [1], DisplayStatusIds: [2, 3, 4, 5] }

/** Whise, as its public clients call it (docs/crm.md). */
export const whise: Crm = {
  name: 'Whise',

  readCredentials(given) {
    const parsed = v.safeParse(CREDENTIALS, given)
    if (!parsed.success)
      throw new CrmError(
        'refused',
        'needs username, password, and client (a number); office is a number, or left out',
      )
    const { client, office } = parsed.output
    return {
      credentials: parsed.output,
      label: `client ${client}${office && `, office ${office}`}`,
    }
  },

  async check(session) {
    await readList(session, { ...SHOWN, LanguageId: 'nl-BE' }, 0, 1)
  },

  async readPage(session, { offset, since, locales, words }) {
    const filter =
      since === null ? SHOWN : { ...EVERY_STATE, UpdateDateTimeRange: { Min: timeOf(since) } }
    const { length, total, unreadable, estates } = await readLanguages(
      session,
      filter,
      offset,
      locales,
      words,
    )
    const next = offset + length
    // A list that ends before its total may lack any home: that is no list.
    if (length === 0 && next < total)
      throw new CrmError('unusable', `ends its list after ${next} of ${total}`)
    return { estates, unreadable, next: next < total ? next : null }
  },

  async readById(session, externalIds, { locales, words }) {
    const ids = externalIds.map(id => Number(id.split(':')[1])).filter(Number.isSafeInteger)
    const { estates } = await readLanguages(
      session,
      { ...SHOWN, EstateIds: ids },
      0,
      locales,
      words,
    )
    // A filter that is not understood gives any homes at all.
    return estates.filter(({ externalId }) => externalIds.includes(externalId))
  },

  async handBack(session, enquiry, about, office) {
    const response = await callWhise(
      session,
      'contacts/upsert',
      toContact(enquiry, about, about?.office || session.credentials.office || office),
    )
    const parsed = v.safeParse(Contact, response)
    const id = parsed.success ? (parsed.output.contactId ?? parsed.output.id) : null
    return id === null ? null : String(id)
  },
}

/** As one client sends it; a day is taken off, since nothing tells which zone it is read in. */
const timeOf = (since: Millis): string =>
  new Date(Math.max(0, since - OVERLAP)).toISOString().slice(0, 19).replace('T', ' ')

const OVERLAP: Millis = 24 * 3_600_000
