import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '../../shared/locale.ts'
import { href } from '../../shared/routes.ts'
import { Enquiries } from '../../worker/agency/enquiries.ts'
import { feedPath } from '../../worker/booking/appointment/calendar-feed.ts'
import { derivedToken, tokenToStore } from '../../worker/forms/token.ts'
import { recipientHash } from '../../worker/mail/suppression.ts'
import { aLiveAgenda, SLOTS } from '../support/agencies/a-live-agenda.ts'
import { linkIn, subscribed } from '../support/agencies/a-subscriber.ts'
import { agency as store, inAgency } from '../support/agency-object.ts'
import { TOKEN } from '../support/operator.ts'

afterEach(() => void vi.restoreAllMocks())

const OPERATOR = { Authorization: `Bearer ${TOKEN}`, Accept: 'text/html' }
const CALLS = 10_000

/** An agency with somebody who has left everything there that can be left. `word`: stands in nobody else's. */
async function aTenant(word: string) {
  const agency = await aLiveAgenda({}, { ADMIN_TOKEN: TOKEN, RATE_LIMITS: 'off', DESK: 'off' })
  const { site, bindings, post, sent, stored, runDue, idAt, book } = agency
  const person = { name: `${word} Peeters`, email: `${word}@voorbeeld.be`, privacy: '1' }
  const enquiryKey = crypto.randomUUID()
  const form = { ...person, text: `Een vraag van ${word}`, estate: '1' }
  await agency.postJson('/nl/ajax/contact-form-handler', { ...form, key: enquiryKey })
  await runDue()
  const edit = await subscribed(agency, { email: person.email, name: `Zoeken voor ${word}` })
  await post('/nl/hou-me-op-de-hoogte', { ...person, reason: 'new', type: '2' })
  await runDue()
  const confirm = linkIn(sent.at(-1), 'hou-me-op-de-hoogte/')
  const [slot = 0] = SLOTS
  await book(slot, person)
  await post('/nl/ajax/viewing-wait', { ...person, estate: '1' })
  await runDue()
  const now = Date.now()
  const [subscriber] = await stored('SELECT id FROM subscriber')
  const subscriberId = String(subscriber?.id)
  const tokens = store(site.id).tokens
  const unsubscribe = await derivedToken(bindings, 'unsubscribe', site.id, subscriberId, now)
  await tokens.insert(await tokenToStore(unsubscribe, 'unsubscribe', subscriberId, now))
  const hash = await recipientHash(bindings, site.id, person.email)
  const suppress = await derivedToken(bindings, 'suppress', site.id, hash, now)
  await tokens.insert(await tokenToStore(suppress, 'suppress', hash, now))
  const [search] = await stored('SELECT id FROM subscription ORDER BY created_at')
  const [mail] = await stored('SELECT id FROM outbox')
  return {
    ...agency,
    word,
    person,
    form,
    enquiryKey,
    editToken: edit.split('/').at(-1) ?? '',
    confirmToken: confirm.split('/').at(-1) ?? '',
    unsubscribe,
    suppress,
    appointmentId: idAt(slot),
    searchId: String(search?.id),
    mailId: String(mail?.id),
    feed: await feedPath(bindings, site),
  }
}

type Tenant = Awaited<ReturnType<typeof aTenant>>

/** One try to use what is `theirs` at the door of `here`. */
type Attempt = (here: Tenant, theirs: Tenant, locale: Locale) => Promise<Response>

const pages: Attempt[] = [
  (here, { editToken: token }, locale) => here.get(href('editSubscriptions', locale, { token })),
  (here, { confirmToken: token }, locale) => here.get(href('editSubscriptions', locale, { token })),
  (here, { unsubscribe: token }, locale) => here.get(href('unsubscribe', locale, { token })),
  (here, { suppress: token }, locale) => here.get(href('unsubscribe', locale, { token })),
  (here, { appointmentId }, locale) =>
    here.get(href('cancelAppointment', locale, { appointmentId })),
  (here, { appointmentId }, locale) =>
    here.get(href('cancelAppointment', locale, { appointmentId }, 'sent=cancel')),
  (here, { feed }) => here.get(feed),
]

const forms: Attempt[] = [
  ...['confirm', 'erase', 'pause', 'remove', 'save'].map(
    (act): Attempt =>
      (here, { editToken: token, searchId }, locale) =>
        here.post(href('editSubscriptions', locale, { token }), { do: act, search: searchId }),
  ),
  (here, { confirmToken: token }, locale) =>
    here.post(href('editSubscriptions', locale, { token }), { do: 'confirm' }),
  // With a token of one's own, a search of theirs.
  (here, { searchId }, locale) =>
    here.post(href('editSubscriptions', locale, { token: here.editToken }), {
      do: 'remove',
      search: searchId,
    }),
  (here, { unsubscribe: token }, locale) =>
    here.post(href('unsubscribe', locale, { token }), { 'List-Unsubscribe': 'One-Click' }),
  (here, { suppress: token }, locale) => here.post(href('unsubscribe', locale, { token }), {}),
  (here, { appointmentId }, locale) =>
    here.post(href('cancelAppointment', locale, { appointmentId }), {}),
  (here, { appointmentId }) =>
    here.post('/nl/ajax/move-viewing', { appointment: appointmentId, slot: String(SLOTS[1]) }),
]

const operators: Attempt[] = [
  ...['leads', 'outbox', 'bookings'].map(
    (list): Attempt =>
      here =>
        here.get(`/admin/${list}?site=${here.site.id}`, { headers: OPERATOR }),
  ),
  (here, { person: { email } }) => persons(here, 'export', email),
  (here, { person: { email } }) => persons(here, 'erase', email),
  (here, { mailId }) => operate(here, '/admin/outbox', { site: here.site.id, id: mailId }),
  (here, { person: { email } }) =>
    operate(here, '/admin/mail', { site: here.site.id, act: 'lift', address: email }),
]

const operate = ({ get }: Tenant, path: string, body: unknown): Promise<Response> =>
  get(path, { method: 'POST', headers: OPERATOR, body: JSON.stringify(body) })

const persons = (here: Tenant, act: string, email: string): Promise<Response> =>
  operate(here, '/admin/persons', { act, site: here.site.id, email })

/** All that an agency keeps, but what time alone changes. */
const kept = ({ site }: Tenant): Promise<string> =>
  inAgency(site.id, (_, { sql }) =>
    ['enquiry', 'consent', 'subscriber', 'subscription', 'booking', 'outbox', 'suppression']
      .map(table => JSON.stringify(sql.exec(`SELECT * FROM ${table} ORDER BY 1`).toArray()))
      .join('\n'),
  )

/** Numbers that look random and are the same each time (xorshift). */
function createPick() {
  let state = 20_261_122
  return <T>(list: readonly T[]): T => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return list[(state >>> 0) % list.length] as T
  }
}

describe('agencies beside each other', () => {
  it(`give nothing of one to the other in ${CALLS} tries with its tokens, ids, bookings and persons (AGENCY-60, AGENCY-61)`, async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const tenants = [await aTenant('zwaluw'), await aTenant('karekiet')] as const
    const before = await Promise.all(tenants.map(kept))
    const pick = createPick()
    const attempts = [...pages, ...forms, ...operators]
    const foreign: string[] = []
    const statuses = new Map<number, number>()
    for (let call = 0; call < CALLS; call += 10)
      await Promise.all(
        Array.from({ length: 10 }, async (_, at) => {
          const [here, theirs] = (call + at) % 2 ? tenants : ([tenants[1], tenants[0]] as const)
          const attempt = pick(attempts)
          const answer = await attempt(here, theirs, pick(['nl', 'fr', 'en', 'de']))
          const text = `${await answer.text()} ${[...answer.headers].join()}`
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (new RegExp(`${theirs.word}|kantoor-${theirs.site.id}\\b`, 'i').test(text))
            foreign.push(`${attempts.indexOf(attempt)}: ${answer.status}`)
        }),
      )
    expect(foreign).toEqual([])
    expect([...statuses.keys()].filter(status => status >= 500)).toEqual([])
    expect(await Promise.all(tenants.map(kept))).toEqual(before)
  }, 900_000)

  it('let everybody at home do what the tries did elsewhere', async () => {
    const one = await aTenant('leeuwerik')
    for (const attempt of pages) expect((await attempt(one, one, 'nl')).status).toBe(200)
    const lists = await Promise.all(operators.slice(0, 4).map(attempt => attempt(one, one, 'nl')))
    for (const list of lists) expect(await list.text()).toContain(one.word)
  })

  it('know a form by its key each for themselves (AGENCY-61)', async () => {
    const [one, other] = [await aTenant('merel'), await aTenant('vink')]
    const answer = await other.postJson('/nl/ajax/contact-form-handler', {
      ...other.form,
      text: 'Een andere vraag',
      key: one.enquiryKey,
    })
    expect([answer.status, await other.countStored('enquiry')]).toEqual([200, 2])
  })
})

it('twenty replays of a form are one effect, and the twenty are told the same (FORM-29, AGENCY-62)', async () => {
  const { postJson, countStored, runDue, sent } = await aLiveAgenda()
  const form = { name: 'An', email: 'an@voorbeeld.be', text: 'Dag', privacy: '1' }
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await postJson('/nl/ajax/contact-form-handler', { ...form, key })
      return [answer.status, await answer.text()]
    }),
  )
  expect(new Set(answers.map(String)).size).toBe(1)
  await runDue()
  const counts = ['enquiry', 'consent', 'outbox', 'submission'].map(table => countStored(table))
  expect([await Promise.all(counts), sent.length]).toEqual([[1, 1, 1, 1], 1])
})

it('one agency whose storage throws leaves the others’ pages and forms alone (AGENCY-63)', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const [broken, ...others] = await Promise.all(['a', 'b', 'c'].map(() => aLiveAgenda()))
  if (!broken) throw new Error('none')
  await inAgency(broken.site.id, (_, { sql }) => void sql.exec('DROP TABLE submission'))
  const ask = async ({ get, post, runDue, sent }: typeof broken) => {
    const form = { name: 'An', email: 'an@voorbeeld.be', text: 'Dag', privacy: '1' }
    const answer = await post('/nl/ajax/contact-form-handler', form)
    await runDue()
    return [
      (await get('/nl')).status,
      (await get('/nl/contact')).status,
      answer.status,
      sent.length,
    ]
  }
  const insert = vi.spyOn(Enquiries.prototype, 'insert')
  const answers = await Promise.all([broken, ...others].map(ask))
  expect(answers).toEqual([
    [200, 200, 503, 0],
    [200, 200, 303, 1],
    [200, 200, 303, 1],
  ])
  expect(insert).toHaveBeenCalledTimes(2)
  expect(log.mock.calls.join()).toContain('contact-failed')
})
