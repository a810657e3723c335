import { afterEach, expect, it, vi } from 'vitest'
import { seal, unseal } from '../../../worker/crypto/sealed.ts'
import { aConnectedAgency, CREDENTIALS } from '../../support/crm/a-connected-agency.ts'
import { aWhise, aWhiseEstate } from '../../support/crm/played-whise.ts'
import { visibleText } from '../../support/an-agency.ts'
import { TOKEN } from '../../support/operator.ts'

afterEach(() => vi.restoreAllMocks())

const PASSWORD = 'geheim-wachtwoord'

it('is connected once the CRM has answered, and by operators only (CRM-1, CRM-4)', async () => {
  const whise = aWhise([aWhiseEstate(1)])
  const agency = await aConnectedAgency(whise, { connects: false })
  expect(await agency.state()).toEqual({ crm: null })
  expect((await agency.ask(`/admin/agencies/${agency.site.id}/crm`)).status).toBe(401)
  for (const [credentials, message] of [
    [{ ...CREDENTIALS, password: 'wrong' }, 'Whise refuses user name or password'],
    [
      { username: 'bouwer' },
      'Whise needs username, password, and client (a number); office is a number, or left out',
    ],
    [
      { ...CREDENTIALS, client: 'x' },
      'Whise needs username, password, and client (a number); office is a number, or left out',
    ],
  ] as const) {
    const refused = await agency.connect(credentials)
    expect([refused.status, await refused.json()]).toEqual([422, { error: message }])
  }
  const unknown = await agency.admin('PUT', { crm: 'omnicasa', credentials: {} })
  expect([unknown.status, await unknown.json()]).toEqual([
    422,
    { error: 'no CRM called omnicasa; there are whise' },
  ])
  expect(await agency.state()).toEqual({ crm: null })
  expect((await agency.connect({ ...CREDENTIALS, office: 71 })).status).toBe(200)
  expect(whise.calls('/v1/admin/clients/token').at(-1)?.body).toEqual({
    ClientId: 4711,
    OfficeId: 71,
  })
  expect((await agency.state()).crm).toMatchObject({
    kind: 'whise',
    label: 'client 4711, office 71',
    state: 'new',
  })
  expect(await agency.taskAt()).toBeLessThanOrEqual(Date.now())
})

it('keeps credentials and tokens encrypted, out of answers, exports, logs, the audit and the console (CRM-2)', async () => {
  const logged = vi.spyOn(console, 'log')
  const whise = aWhise([aWhiseEstate(1)])
  const agency = await aConnectedAgency(whise)
  await agency.run()
  const [row] = await agency.rows<Record<string, string>>('SELECT * FROM crm')
  const kept = JSON.stringify(row)
  const headers = { Authorization: `Bearer ${TOKEN}`, Accept: 'text/html' }
  const page = async (path: string) => (await agency.ask(path, { headers })).text()
  const seen = [
    kept,
    JSON.stringify(await agency.state()),
    await page(`/admin/agencies/${agency.site.id}/export`),
    await page(`/admin/agencies/${agency.site.id}`),
    await page('/admin/audit'),
    JSON.stringify(logged.mock.calls),
    JSON.stringify((await agency.bindings.DB.prepare('SELECT * FROM audit').all()).results),
    JSON.stringify([...agency.homes.values()]),
  ].join('\n')
  expect(seen).toContain('connect crm')
  for (const secret of [PASSWORD, 'bouwer', ...whise.tokens]) expect(seen).not.toContain(secret)
  const exported = await page(`/admin/agencies/${agency.site.id}/export`)
  expect(exported).not.toMatch(/"table":"crm|crm-pull/)
})

it('seals a text for one purpose and under one secret (CRM-2)', async () => {
  const env = { TOKEN_SECRET: 'one' }
  const sealed = await seal(env, 'crm/7', PASSWORD)
  expect(sealed).not.toContain(PASSWORD)
  expect(await seal(env, 'crm/7', PASSWORD)).not.toBe(sealed)
  expect(await unseal(env, 'crm/7', sealed)).toBe(PASSWORD)
  expect(await unseal(env, 'crm/8', sealed)).toBeNull()
  expect(await unseal({ TOKEN_SECRET: 'two' }, 'crm/7', sealed)).toBeNull()
  expect(await unseal(env, 'crm/7', `${sealed.slice(0, -4)}AAAA`)).toBeNull()
  expect(await unseal(env, 'crm/7', 'x')).toBeNull()
  await expect(seal({}, 'crm/7', PASSWORD)).rejects.toThrow('TOKEN_SECRET')
})

it('waits for new credentials where its secret has changed (CRM-3)', async () => {
  const agency = await aConnectedAgency(aWhise([aWhiseEstate(1)]))
  Object.assign(agency.bindings, { TOKEN_SECRET: 'another' })
  await agency.run()
  expect((await agency.state()).crm).toMatchObject({
    state: 'refused',
    problem: 'The CRM has credentials that cannot be read any more: connect it anew',
  })
  Object.assign(agency.bindings, { TOKEN_SECRET: 'test' })
  await agency.connect()
  await agency.run()
  expect((await agency.state()).crm).toMatchObject({ state: 'well' })
})

it('is forgotten when it is disconnected, and its homes stay (CRM-5)', async () => {
  const agency = await aConnectedAgency(aWhise([aWhiseEstate(1)]))
  await agency.run()
  expect((await agency.admin('DELETE')).status).toBe(200)
  expect(await agency.rows('SELECT * FROM crm')).toEqual([])
  expect(await agency.taskAt()).toBeUndefined()
  expect(agency.homes.size).toBe(1)
  expect((await agency.admin('DELETE')).status).toBe(404)
  expect((await agency.admin('POST', { act: 'pull' })).status).toBe(404)
  expect((await agency.admin('POST', { act: 'push' })).status).toBe(422)
})

it('is shown to operators on the page of its agency (CRM-7)', async () => {
  const whise = aWhise([aWhiseEstate(1, { subCategory: { id: 4242 } })])
  const agency = await aConnectedAgency(whise, { connects: false })
  const page = async () =>
    visibleText(
      await (
        await agency.ask(`/admin/agencies/${agency.site.id}`, {
          headers: {
            Authorization: `Bearer ${TOKEN}`,
            Accept: 'text/html',
            'Accept-Language': 'en',
          },
        })
      ).text(),
    )
  expect(await page()).toContain('No CRM is connected.')
  await agency.connect()
  await agency.run()
  whise.fault = () => new Response(null, { status: 500 })
  await agency.run(Date.now() + 16 * 60_000)
  const text = await page()
  expect(text).toContain('whise, client 4711')
  expect(text).toContain('not working: Whise answers 500')
  expect(text).toContain('subcategory 4242 is not known here')
})
