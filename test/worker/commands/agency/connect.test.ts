import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAgency, type Ran } from './run-agency.ts'

const PASSWORD = 'geheim-wachtwoord'
const CREDENTIALS = { username: 'bouwer', password: PASSWORD, client: '4711' }

const CRM = {
  kind: 'whise',
  label: 'client 4711',
  state: 'failing',
  problem: 'Whise answers 500',
  failingSince: Date.UTC(2027, 0, 4, 9),
  nextAt: Date.UTC(2027, 0, 4, 10),
  readAt: null,
  wholeAt: null,
  estates: 12,
  contacts: { sent: 3, failing: 1, problem: 'answers 500' },
  report: {
    sent: 12,
    removed: 1,
    heldBack: 0,
    refused: [{ externalId: 'whise:7', message: 'general.price: must be more' }],
    warnings: [{ externalId: 'whise:8', message: 'subcategory 4242 is not known here' }],
  },
}

const called: { method: string; url: string; body: string }[] = []

/** A site Worker's /admin that knows agency 7 alone. */
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { method = '', url = '' } = request
    called.push({ method, url, body })
    const isKnown = url === '/admin/agencies/7/crm'
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isKnown ? { crm: CRM } : { error: 'site not found' }))
  })
})

let url = ''

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => void server.close())

const run = (args: string[], typed = ''): Promise<Ran> =>
  runAgency([...args, '--url', url, '--token', 't'], { typed })

it('takes credentials from standard input, never as an argument, and prints none (CRM-6)', async () => {
  const connected = await run(['connect', '7', 'whise'], JSON.stringify(CREDENTIALS))
  expect(connected.code).toBe(0)
  expect(called.at(-1)).toEqual({
    method: 'PUT',
    url: '/admin/agencies/7/crm',
    body: JSON.stringify({ crm: 'whise', credentials: CREDENTIALS }),
  })
  const before = called.length
  const wrong = [
    await run(['connect', '7', 'whise', '--password', PASSWORD]),
    await run(['connect', '7', 'whise'], `{"password": "${PASSWORD}"`),
    await run(['connect', '7', 'omnicasa'], JSON.stringify(CREDENTIALS)),
    await run(['connect', 'seven', 'whise'], JSON.stringify(CREDENTIALS)),
  ]
  expect(wrong.map(({ code }) => code)).toEqual([1, 1, 1, 1])
  expect(called).toHaveLength(before)
  const unknown = await run(['connect', '8', 'whise'], JSON.stringify(CREDENTIALS))
  expect([unknown.code, unknown.output]).toEqual([1, '404: site not found'])
  for (const { output } of [connected, unknown, ...wrong.slice(1)])
    expect(output).not.toContain(PASSWORD)
})

it('says how a CRM does, and what could not be taken over (CRM-17)', async () => {
  const { code, output } = await run(['crm', '7', '--pull', '--confirm-removal'])
  expect(code).toBe(0)
  expect(called.at(-1)?.body).toBe('{"act":"pull","confirmRemoval":true}')
  expect(output.split('\n')).toEqual([
    'whise, client 4711: failing; Whise answers 500',
    '  since            2027-01-04 09:00',
    '  next read        2027-01-04 10:00',
    '  last read        never, everything never',
    '  homes            12',
    '  enquiries        3 handed back, 1 waiting (answers 500)',
    '  last reading     12 sent, 1 taken off, 0 held back by the guard',
    '  refused          whise:7: general.price: must be more',
    '  not taken over   whise:8: subcategory 4242 is not known here',
  ])
  await run(['disconnect', '7'])
  expect(called.at(-1)?.method).toBe('DELETE')
})
