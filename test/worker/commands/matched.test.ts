import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Call {
  method: string
  path: string
  key: string
  body: string
}

/** What the site Worker answers, by method and address; the rest is 404. */
const ANSWERS: Record<string, [number, unknown]> = {
  'PUT /sites/1/estates': [200, report({ created: 4 })],
  'PUT /sites/2/estates': [200, report({ created: 3 }, 1)],
  'PUT /sites/3/estates': [200, report({}, 2)],
  'PUT /sites/4/estates': [409, { ...report({ archived: 9 }), quarantined: true, missing: ['a7'] }],
  'PUT /sites/8/estates?partial=1': [
    200,
    { ...report({ created: 1 }), warnings: [{ line: 2, field: 'general.price', message: 'odd' }] },
  ],
  'PUT /sites/5/estates': [415, { error: { message: 'The body must be NDJSON' } }],
  'PUT /sites/6/estates': [401, { error: { message: 'A valid key is required' } }],
  'PUT /sites/7/estates': [200, report({ unchanged: 4 })],
  'GET /admin/domains?after=&site=9': [200, { domains: [] }],
  'POST /admin/domains': [404, { error: 'domain not found' }],
  'POST /admin/purge': [404, { error: 'there is no such site or host' }],
  'GET /admin/agencies.json?q=nobody': [200, { sites: [] }],
  'POST /admin/agencies/9': [404, { error: 'site not found' }],
  'GET /admin/agencies/9/keys': [404, { error: 'site not found' }],
  'GET /admin/agencies/1/keys': [
    200,
    {
      keys: [
        {
          id: 'aa01',
          name: 'Whise',
          scopes: ['feed'],
          createdAt: Date.UTC(2027, 0, 1),
          endsAt: null,
          lastUsedAt: Date.UTC(2027, 1, 2),
          lastUsedFrom: 'Proximus NV, BE',
          heldAt: null,
          revokedAt: null,
        },
      ],
    },
  ],
  'POST /admin/agencies/1/keys': [200, { id: 'aa02', key: 'bk_secret', signingSecret: 'sign-it' }],
}

function report(counts: object, rejected = 0) {
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    archived: 0,
    quarantined: false,
    ...counts,
    rejected: Array.from({ length: rejected }, () => ({
      line: 1,
      field: 'id',
      message: 'missing',
    })),
  }
}

let server: Server
let folder: string
let feed: string
const calls: Call[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
  feed = join(folder, 'feed.ndjson')
  writeFileSync(feed, '{"externalId":"1"}\n')
  server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      calls.push({ method, path: url, key: headers.authorization ?? '', body })
      // Its back end fails it half way.
      if (url === '/admin/agencies/1/export')
        return void response.write('{"format":', () => response.destroy())
      const [status, answer] = ANSWERS[`${method} ${url}`] ?? [404, { error: 'unknown' }]
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const { port } = server.address() as AddressInfo
  const env = { ...process.env, SITE_URL: `http://127.0.0.1:${port}`, ADMIN_TOKEN: 'the-token' }
  const child = spawn(process.execPath, [`worker/commands/${command}.ts`, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  return new Promise(resolve => child.on('close', code => resolve({ code: code ?? -1, output })))
}

/** Runs each case, a few beside each other, and compares what came of it. */
async function expectEach(command: string, cases: [string[], number, string][]): Promise<void> {
  const outcomes = await Promise.all(cases.map(([args]) => run(command, args)))
  for (const [index, [args, code, text]] of cases.entries()) {
    const outcome = outcomes[index]
    expect(outcome?.output, `${command} ${args.join(' ')}`).toContain(text)
    expect(outcome?.code, `${command} ${args.join(' ')}`).toBe(code)
  }
}

describe('a command', () => {
  it('tells by its exit what became of a feed (KEY-32)', async () => {
    const site = (id: string): string[] => [feed, '--site', id]
    await expectEach('import', [
      [site('1'), 0, '4 created'],
      [site('7'), 0, '4 unchanged'],
      [site('2'), 1, 'line 1: id missing'],
      [site('3'), 2, 'Nothing was applied.'],
      [site('4'), 2, 'Nothing was applied: too many homes would go'],
      [site('4'), 2, 'not in the file:\n  a7'],
      [[...site('8'), '--partial'], 0, 'line 2: general.price odd'],
      [site('5'), 2, 'Nothing was applied: 415: The body must be NDJSON'],
      [[...site('6'), '--key', 'bk_own'], 2, 'Nothing was applied: 401'],
    ])
    const sent = calls.filter(({ path }) => path.startsWith('/sites/'))
    expect(sent.find(({ path }) => path.includes('/6/'))?.key).toBe('Bearer bk_own')
    expect(sent.find(({ path }) => path.includes('/1/'))?.key).toBe('Bearer the-token')
  })

  it('sends a CSV file as lines of a feed, and tells of its own lines (IMPORT-70, IMPORT-71)', async () => {
    const written = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const csv = written('a.csv', 'Ref;Prijs;Vrij\n1;"345.000";x\n\n2;?;x\n')
    const map = written(
      'map.json',
      '{"columns":{"Ref":"externalId","Prijs":"general.price.value"}}',
    )
    const wrong = written('wrong.json', '{"columns":{"Ref":"externalid"}}')
    calls.length = 0
    await expectEach('import', [
      [[csv, '--map', map, '--site', '2'], 1, 'line 2: id missing'],
      [[csv, '--map', map, '--site', '1'], 0, 'does not name: Vrij'],
      [[csv, '--map', wrong, '--site', '1'], 2, 'columns.Ref must be a field of a line'],
      [[csv, '--map', join(folder, 'none.json'), '--site', '1'], 2, 'none.json'],
      [[feed, '--map', map, '--site', '1'], 2, 'is no CSV: Invalid Opening Quote'],
    ])
    expect(calls.map(({ body }) => body)).toEqual(
      Array.from(
        { length: 2 },
        () =>
          '{"externalId":"1","general":{"price":{"value":345000}}}\n{"externalId":"2","general":{"price":{"value":"?"}}}\n',
      ),
    )
  })

  it('asks for what it was not told, and sends nothing (KEY-33)', async () => {
    calls.length = 0
    await expectEach('import', [
      [[feed], 1, '--site is missing'],
      [[feed, '--site', 'gent'], 1, '--site is missing'],
      [[], 1, 'Which file?'],
      [[join(folder, 'nowhere'), '--site', '1'], 1, 'does not exist'],
      [[folder, '--site', '1'], 1, `npm run agency -- apply ${folder}`],
    ])
    expect(calls).toEqual([])
  })

  it('says what matched nothing (KEY-34)', async () => {
    await expectEach('domain', [
      [['list', '--site', '9'], 1, 'No domain is mapped to site 9.'],
      [['check', 'nowhere.example'], 1, 'nowhere.example is mapped to no site'],
      [['add', 'new.example'], 1, '--site is missing'],
      [['add', 'new.example', '--site', 'gent'], 1, "'gent' is no number"],
      [['remove', 'https://Nowhere.example/nl?a=1'], 1, 'nowhere.example is mapped to no site'],
      [['add', 'no host', '--site', '1'], 1, "'no host' is no hostname"],
    ])
    expect(calls.some(({ body }) => body.includes('"hostname":"nowhere.example"'))).toBe(true)
    await expectEach('purge', [
      [['--host', 'nowhere.example'], 1, 'Nothing was purged: there is no nowhere.example'],
      [['--site', '9'], 1, 'Nothing was purged: there is no site 9'],
      [['--site', 'gent'], 1, "'gent' is no number"],
      [[], 1, 'Purge what?'],
    ])
    ANSWERS['POST /admin/purge'] = [200, { tags: [], everywhereBy: '', matched: false }]
    await expectEach('purge', [
      [['--estate', '999999', '--site', '1'], 1, 'There is no estate 999999 there'],
    ])
    await expectEach('agency', [
      [['list', 'nobody'], 1, 'No agency is called nobody'],
      [['suspend', '9'], 1, 'site not found'],
      [['restore', '9', folder], 1, 'is a folder, not an export'],
      [['keys', '9'], 1, 'site not found'],
    ])
  })

  it('keeps no file of an export that broke off (AGENCY-111)', async () => {
    const file = join(folder, 'one.ndjson')
    await expectEach('agency', [[['export', '1', file], 1, `${file} is not kept`]])
    expect(existsSync(file)).toBe(false)
  })

  it('lists keys, and shows a new one with what to sign with (KEY-35)', async () => {
    calls.length = 0
    const key = ['keys', '1', 'add', '--scope', 'feed,purge', '--name', 'Our CRM']
    await expectEach('agency', [
      [['keys', '1'], 0, 'Proximus NV, BE'],
      [[...key, '--until', '2027-12-31'], 0, 'bk_secret'],
      [['keys', '1', 'revoke', 'aa01'], 0, 'Key aa01 is revoked.'],
      [['keys', '1', 'on', 'aa01'], 0, 'Key aa01 works again.'],
      [['keys', '1', 'add', '--scope', 'feed'], 1, 'needs a --scope and a --name'],
      [['keys', 'gent'], 1, 'by its number'],
      [['keys', '1', 'shred', 'aa01'], 1, 'npm run agency -- keys SITE'],
    ])
    const bodies = calls.flatMap(({ body }): unknown[] => (body ? [JSON.parse(body)] : []))
    expect(bodies).toContainEqual({
      act: 'add',
      name: 'Our CRM',
      scopes: ['feed', 'purge'],
      until: '2027-12-31',
    })
    expect(bodies).toHaveLength(3)
  })
})
