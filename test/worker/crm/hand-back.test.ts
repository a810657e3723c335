import { afterEach, expect, it, vi } from 'vitest'
import { aConnectedAgency, CREDENTIALS } from '../../support/crm/a-connected-agency.ts'
import { aWhise, aWhiseEstate } from '../../support/crm/played-whise.ts'

afterEach(() => vi.restoreAllMocks())

const MINUTE = 60_000

const enquiry = (id: string, changes: object = {}) => ({
  id,
  kind: 'contact',
  locale: 'fr' as const,
  email: `${id}@voorbeeld.be`,
  recipient: 'info@kantoor.test',
  estateId: '3',
  fields: { name: 'An Peeters', phone: '+32 470 00 00 00', text: 'Mag ik komen kijken?' },
  flag: null,
  createdAt: Date.now(),
  ...changes,
})

async function withEnquiries(estates = [aWhiseEstate(3)]) {
  const whise = aWhise(estates)
  const agency = await aConnectedAgency(whise)
  agency.api.answers.set(`GET /sites/${agency.site.id}/estates/v2/3`, {
    general: { id: 3, reference: 'REF-3' },
  })
  await agency.run()
  return {
    ...agency,
    whise,
    write: (id: string, changes: object = {}) =>
      agency.store.submissions.submit(
        { form: 'contact', key: id, bodyHash: id, now: Date.now() },
        { counts: [], enquiry: enquiry(id, changes) },
      ),
  }
}

it('gives an enquiry to the CRM as a contact, with the home and office it is about (CRM-30, CRM-31)', async () => {
  const { write, run, whise, state } = await withEnquiries()
  await write('een')
  await run()
  expect(whise.calls('/v1/contacts/upsert').map(({ body }) => body)).toEqual([
    {
      Name: 'An Peeters',
      PrivateEmail: 'een@voorbeeld.be',
      PrivateTel: '+32 470 00 00 00',
      CountryId: 1,
      LanguageId: 'fr-BE',
      StatusId: 1,
      OfficeIds: [71],
      EstateIds: [3],
      Message: 'Mag ik komen kijken?\n\n(website, een)',
    },
  ])
  await run()
  expect(whise.calls('/v1/contacts/upsert')).toHaveLength(1)
  expect((await state()).crm).toMatchObject({ contacts: { sent: 1, failing: 0 } })
})

it('gives one about no home, or about one of another source, to the office of most homes (CRM-31)', async () => {
  const { write, run, whise } = await withEnquiries([
    aWhiseEstate(3),
    aWhiseEstate(4, { officeId: 72 }),
    aWhiseEstate(5, { officeId: 72 }),
  ])
  await write('een', { estateId: '' })
  await write('twee', { estateId: '888' })
  await run()
  const bodies = whise.calls('/v1/contacts/upsert').map(({ body }) => body)
  expect(bodies.map(({ OfficeIds, EstateIds }) => [OfficeIds, EstateIds])).toEqual([
    [[72], undefined],
    [[72], undefined],
  ])
})

it('gives nothing that a robot wrote, nor of a person who was erased, nor without a CRM (CRM-30)', async () => {
  const { write, run, whise, store, admin, rows } = await withEnquiries()
  await write('robot', { flag: 'trap' })
  await write('weg')
  await store.persons.erase('weg@voorbeeld.be')
  await run()
  await admin('DELETE')
  await write('later')
  await run()
  expect(whise.calls('/v1/contacts/upsert')).toEqual([])
  expect(await rows(`SELECT * FROM task WHERE kind = 'crm-contact'`)).toEqual([])
})

it.each([
  ['500', () => new Response(null, { status: 500 })],
  ['garbage', () => new Response('<html>')],
  ['no answer', () => Promise.reject(new TypeError('reset'))],
  ['a word that it was not understood', () => Response.json({ isValidRequest: false })],
])(
  'tries again after %s, in sight, and gives it exactly once when it heals (CRM-32)',
  async (_, fault) => {
    const { write, run, whise, state, taskAt } = await withEnquiries()
    whise.fault = path => (path.endsWith('upsert') ? fault() : null)
    await write('een')
    let now = Date.now() + 1
    for (const wait of [1, 5, 15]) {
      await run(now)
      expect(Math.round(((await taskAt('crm-contact')) ?? 0) - now)).toBe(wait * MINUTE)
      now += wait * MINUTE
    }
    expect((await state()).crm).toMatchObject({ contacts: { sent: 0, failing: 1 } })
    whise.fault = null
    await run(now)
    await run(now + 400 * MINUTE)
    expect([...whise.contacts.keys()]).toEqual(['een@voorbeeld.be'])
    expect((await state()).crm).toMatchObject({ contacts: { sent: 1, failing: 0, problem: null } })
  },
)

it('does not count twice what was taken though its answer was lost (CRM-32)', async () => {
  const { write, run, whise } = await withEnquiries()
  let isLost = false
  whise.fault = path => {
    if (!path.endsWith('upsert') || isLost) return null
    isLost = true
    whise.contacts.set('een@voorbeeld.be', {})
    throw new TypeError('connection reset')
  }
  await write('een')
  await run()
  await run(Date.now() + 5 * MINUTE)
  expect(whise.contacts.size).toBe(1)
  expect(whise.contacts.get('een@voorbeeld.be')).toMatchObject({ Name: 'An Peeters' })
})

it('17.13: is given what waited once it takes its credentials again (CRM-33)', async () => {
  const { write, run, whise, state, admin, taskAt } = await withEnquiries()
  whise.tokens.clear()
  whise.password = 'nieuw'
  await write('een')
  await run()
  const refused = { state: 'refused', problem: 'Whise refuses user name or password' }
  expect((await state()).crm).toMatchObject(refused)
  await write('twee')
  await run()
  expect(await taskAt('crm-contact')).toBeUndefined()
  whise.password = CREDENTIALS.password
  await admin('POST', { act: 'pull' })
  await run()
  expect([...whise.contacts.keys()].sort()).toEqual(['een@voorbeeld.be', 'twee@voorbeeld.be'])
  expect((await state()).crm).toMatchObject({ state: 'well', contacts: { failing: 0 } })
})

it('waits for new credentials, with which it is given what waited (CRM-33)', async () => {
  const { write, run, whise, connect, state, taskAt } = await withEnquiries()
  whise.tokens.clear()
  whise.password = 'nieuw'
  await write('een')
  await run()
  expect((await state()).crm).toMatchObject({ state: 'refused', contacts: { failing: 1 } })
  expect(await taskAt('crm-contact')).toBeUndefined()
  await connect({ username: 'bouwer', password: 'nieuw', client: 4711 })
  await run()
  expect([...whise.contacts.keys()]).toEqual(['een@voorbeeld.be'])
})
