import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TELLINGS, type MailKind } from '../../../worker/agency/mail/tellings.ts'
import { backUpAgency } from '../../../worker/backup/nightly.ts'
import { randomToken } from '../../../worker/forms/token.ts'
import type { Bindings } from '../../../worker/env.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { agency, agencyRows, runDueTasks } from '../../support/agency-object.ts'
import { TOKEN } from '../../support/operator.ts'

const DAY = 86_400_000
const AN = 'an@agency.example'
const KINDS = Object.keys(TELLINGS) as MailKind[]
let clock = Date.parse('2070-07-01T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 100 * DAY))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Pages of the console that are about one agency or all. */
const CONSOLE = [
  '',
  '/agencies',
  '/audit',
  '/bookings',
  '/health',
  '/imports',
  '/leads',
  '/outbox',
  '/persons',
  '/reports',
]

/** An agency as it is deployed, whose mail service remembers what it was given, and each place where a secret could rest. */
async function aDeployedAgency() {
  const desk = await aDesk({ MAIL_SINK: '', RATE_LIMITS: 'off' })
  const { site, bindings, ask } = desk
  const sent: string[] = []
  const reported: string[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      reported.push(
        words.map(word => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '),
      )
    })
  const EMAIL = {
    send: async (mail: { text: string }) => {
      sent.push(mail.text)
      return { messageId: `m-${sent.length}` }
    },
  }
  const all = { ...bindings, EMAIL } as unknown as Bindings
  const headers = { Authorization: `Bearer ${TOKEN}` }
  const kv = async (): Promise<string> => {
    const { keys } = await env.KV.list()
    return (await Promise.all(keys.map(async ({ name }) => name + (await env.KV.get(name))))).join()
  }
  const database = async (): Promise<string> => {
    const { results } = await env.DB.prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    ).all<{ name: string }>()
    const tables = results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all())
    return JSON.stringify(await Promise.all(tables))
  }
  const object = async (): Promise<string> => {
    const tables = await agencyRows<{ name: string }>(
      site.id,
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    )
    const rows = tables.map(({ name }) => agencyRows(site.id, `SELECT * FROM "${name}"`))
    return JSON.stringify(await Promise.all(rows))
  }
  const bucket = async (): Promise<string> => {
    const { BACKUPS } = all
    const found = await BACKUPS?.list()
    const texts = (found?.objects ?? []).map(async ({ key }) => {
      const stored = await BACKUPS?.get(key)
      const text = stored?.body.pipeThrough(new DecompressionStream('gzip'))
      return key + (await new Response(text ?? null).text())
    })
    return (await Promise.all(texts)).join()
  }
  const page = async (path: string): Promise<string> =>
    (await ask(`/admin${path}`, { headers: { ...headers, Accept: 'text/html' } })).text()
  const person = async (email: string): Promise<string> => {
    const body = JSON.stringify({ act: 'export', site: site.id, email })
    return (await ask('/admin/persons', { method: 'POST', headers, body })).text()
  }
  /** What is in each place. */
  const places = async (readers: readonly string[]) => ({
    kv: await kv(),
    database: await database(),
    bucket: await bucket(),
    logs: reported.join('\n'),
    console: (
      await Promise.all(
        [...CONSOLE.map(path => `${path}?site=${site.id}`), `/agencies/${site.id}`].map(page),
      )
    ).join(),
    export: await page(`/agencies/${site.id}/export`),
    persons: (await Promise.all(readers.map(person))).join(),
  })
  return {
    ...desk,
    sent,
    object,
    places,
    deliver: (now = Date.now() + 1) => runDueTasks(site.id, all as never, now),
    backUp: () =>
      backUpAgency({ env: all, siteId: site.id, agency: agency(site.id), now: Date.now() }),
  }
}

/** Which of these secrets is where, as 'place: secret'. */
const found = (places: Record<string, string>, secrets: Record<string, string>): string[] =>
  Object.entries(places).flatMap(([place, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => text.includes(secret))
      .map(([name]) => `${place}: ${name}`),
  )

describe('a personal link', () => {
  it('17.17: of each kind of mail is in no store but its own, waiting or sent (MAIL-86, MAIL-87, AGENCY-12)', async () => {
    const { site, sent, object, places, deliver, backUp } = await aDeployedAgency()
    const secrets: Record<string, string> = {}
    for (const kind of KINDS) {
      const token = randomToken()
      secrets[kind] = token
      const link = `https://kantoor.example/nl/x/${token}`
      await agency(site.id).outbox.insert({
        id: kind,
        kind,
        dedupeKey: kind,
        recipient: `${kind}@reader.example`,
        message: {
          fromName: 'A',
          subject: `Over ${kind}`,
          html: `<a href="${link}">x</a>`,
          text: link,
          headers: { 'List-Unsubscribe': `<${link}>` },
          attachments: [{ filename: 'a.ics', type: 'text/calendar', content: link }],
        },
        now: Date.now(),
      })
    }
    const readers = KINDS.map(kind => `${kind}@reader.example`)
    await backUp()
    expect(found({ object: await object() }, secrets)).toHaveLength(KINDS.length)
    const waiting = await places(readers)
    expect(found(waiting, secrets)).toEqual([])
    // The places were looked at.
    expect(waiting.bucket).toContain('"table":"outbox"')
    expect(waiting.export).toContain('"table":"outbox"')
    expect(waiting.database).toContain('d1_migrations')
    for (const kind of KINDS) expect(waiting.console + waiting.persons).toContain(`Over ${kind}`)
    await deliver()
    expect(found({ sent: sent.join() }, secrets)).toHaveLength(KINDS.length)
    await backUp()
    expect(found({ object: await object(), ...(await places(readers)) }, secrets)).toEqual([])
  })

  it('17.17: and code of a sign-in, an invitation and a denial is in none once it was sent (MAIL-86)', async () => {
    const { requestBy, signedIn, mailTo, object, places, deliver, backUp, sent } =
      await aDeployedAgency()
    const own = await signedIn()
    const denial = /\/desk\/not-me\/([\w-]+)/.exec(await mailTo(AN))?.[1] ?? ''
    await own.ask('/desk/people', { act: 'invite', email: 'bea@agency.example', role: 'agent' })
    const invitation = /\/desk\/join\/([\w-]+)/.exec(await mailTo('bea@agency.example'))?.[1] ?? ''
    const { link, code } = await requestBy(AN)
    const secrets = { denial, invitation, link: link.split('/').at(-1) ?? '' }
    expect(Object.values(secrets).map(({ length }) => length)).toEqual([43, 43, 43])
    expect(found(await places([AN]), { ...secrets, code: `: ${code}` })).toEqual([])
    await deliver()
    expect(found({ sent: sent.join() }, secrets)).toHaveLength(3)
    await backUp()
    const everywhere = { object: await object(), ...(await places([AN])) }
    expect(found(everywhere, { ...secrets, code: `: ${code}` })).toEqual([])
  })
})

it('17.17: a machine of one’s own keeps what it sent, and a deployment never does, whatever it is told (MAIL-88)', async () => {
  const deployed = { MAIL_SINK: 'on', ADMIN_HOST: 'admin.platform.example' }
  for (const [bindings, isKept] of [
    [{}, true],
    [{ MAIL_SINK: '' }, false],
    [deployed, false],
  ] as const) {
    const { requestBy, site, mailTo, ask, bindings: all } = await aDesk(bindings)
    const { link } = await requestBy(AN)
    const send = async () => ({ messageId: 'm' })
    await runDueTasks(site.id, { ...all, EMAIL: { send } } as never, Date.now() + 1)
    expect((await mailTo(AN))?.includes(link) ?? false).toBe(isKept)
    const shown = await ask(`/admin/outbox?site=${site.id}`, {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    if (!('ADMIN_HOST' in bindings)) expect((await shown.text()).includes(link)).toBe(isKept)
  }
})
