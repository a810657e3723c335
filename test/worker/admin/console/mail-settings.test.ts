import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../../worker/env.ts'
import { TASK_HANDLERS } from '../../../../worker/jobs/task-handlers.ts'
import { agency } from '../../../support/agency-object.ts'
import { createOperator, TOKEN } from '../../../support/operator.ts'

afterEach(() => void vi.restoreAllMocks())

const DNS = { DNS_URL: 'https://dns.test/query', MAIL_DOMAIN: 'mail.platform.be' }
const SPF = 'v=spf1 include:_spf.mx.cloudflare.net ~all'
const DKIM = `v=DKIM1; h=sha256; k=rsa; p=${'M'.repeat(250)}" "${'x'.repeat(140)}`
const DMARC = 'v=DMARC1; p=reject;'

const recordsOf = (domain: string): Record<string, string> => ({
  [`cf-bounce.${domain}`]: SPF,
  [`cf-bounce._domainkey.${domain}`]: DKIM,
  [`_dmarc.${domain}`]: DMARC,
})

/** A name server that knows these texts; null: one that does not answer. */
function aNameServer(texts: Record<string, string> | null): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async url => {
    if (!texts) throw new TypeError('no route')
    const name = new URL(String(url)).searchParams.get('name') ?? ''
    return Response.json(
      name in texts
        ? { Status: 0, Answer: [{ type: 16, data: `"${texts[name]}"` }] }
        : { Status: 3 },
    )
  })
}

async function atTheConsole() {
  const operator = await createOperator(DNS)
  const headers = { Authorization: `Bearer ${TOKEN}` }
  const { site, ask } = operator
  return {
    site,
    settings: () => agency(site.id).mailSettings.read(),
    change: async (body: Record<string, unknown>): Promise<number> => {
      const answer = await ask('/admin/mail', {
        method: 'POST',
        headers,
        body: JSON.stringify({ site: site.id, act: 'set', ...body }),
      })
      return answer.status
    },
    health: async () => {
      const { mailDomain } = await (
        await ask('/admin/health', { headers })
      ).json<{
        mailDomain: { records: { name: string; state: string }[] }
      }>()
      return mailDomain.records.map(({ name, state }) => [name, state])
    },
    show: async () => {
      await ask('/nl')
      const answer = await ask(`/admin/outbox?site=${site.id}`, {
        headers: { ...headers, Accept: 'text/html', 'Accept-Language': 'en' },
      })
      return answer.text()
    },
  }
}

describe('the mail domain of the platform', () => {
  it('is looked up by /admin/health, which says what is missing (MAIL-70)', async () => {
    const { health } = await atTheConsole()
    const all = recordsOf(DNS.MAIL_DOMAIN)
    aNameServer(all)
    expect((await health()).map(([, state]) => state)).toEqual(['found', 'found', 'found'])
    for (const [gone, instead] of [
      [`cf-bounce.${DNS.MAIL_DOMAIN}`, 'v=spf1 -all'],
      [`cf-bounce._domainkey.${DNS.MAIL_DOMAIN}`, 'v=DKIM1; p='],
      [`_dmarc.${DNS.MAIL_DOMAIN}`, 'dmarc'],
    ] as const) {
      aNameServer({ ...all, [gone]: instead })
      expect((await health()).filter(([, state]) => state !== 'found')).toEqual([[gone, 'missing']])
    }
    aNameServer(null)
    expect((await health()).map(([, state]) => state)).toEqual(['unknown', 'unknown', 'unknown'])
  })
})

describe('an agency’s own domain', () => {
  it('counts when its records name the site and are all there, and no more when one goes (MAIL-71)', async () => {
    const { change, show, settings, site } = await atTheConsole()
    expect(await change({ domain: 'Kantoor.be ' })).toBe(303)
    const all = { ...recordsOf('kantoor.be'), '_baksteen.kantoor.be': `baksteen-mail=${site.id}` }
    aNameServer({ ...all, '_baksteen.kantoor.be': `baksteen-mail=${site.id}1` })
    expect(await show()).toContain(`TXT baksteen-mail=${site.id}`)
    expect(await settings()).toMatchObject({ domain: 'kantoor.be', domainProvenAt: null })
    aNameServer(all)
    await show()
    expect((await settings()).domainProvenAt).toBeGreaterThan(0)
    aNameServer(null)
    await show()
    expect((await settings()).domainProvenAt).toBeGreaterThan(0)
    await change({ domain: 'ander.be' })
    expect((await settings()).domainProvenAt).toBeNull()
    await change({ domain: 'kantoor.be' })
    aNameServer({ ...all, '_dmarc.kantoor.be': '' })
    await show()
    expect((await settings()).domainProvenAt).toBeNull()
  })

  it('is looked up each night too, and stays where no name server answers (MAIL-71)', async () => {
    const { change, settings, site } = await atTheConsole()
    await change({ domain: 'kantoor.be' })
    const all = { ...recordsOf('kantoor.be'), '_baksteen.kantoor.be': `baksteen-mail=${site.id}` }
    const night = () =>
      TASK_HANDLERS.backup(
        {
          env: { ...env, ...DNS, BACKUPS: undefined } as unknown as Bindings,
          siteId: site.id,
          agency: agency(site.id),
          now: Date.now(),
        },
        'nightly',
      )
    for (const [texts, isProven] of [
      [all, true],
      [null, true],
      [recordsOf('kantoor.be'), false],
      [null, false],
      [all, true],
    ] as const) {
      aNameServer(texts)
      await night()
      expect((await settings()).domainProvenAt !== null).toBe(isProven)
    }
  })

  it.each([
    { domain: 'mail.platform.be' },
    { domain: 'x.mail.platform.be' },
    { domain: 'platform.be' },
    { domain: 'kantoor.be\r\nX: y' },
    { domain: 'kantoor' },
    { copyTo: 'x@mail.platform.be' },
    { copyTo: 'a@b.be, c@d.be' },
    { act: 'lift', address: 'x' },
    { site: 0 },
  ])('and second address are refused as %j (MAIL-69, MAIL-71)', async body => {
    const { change, settings } = await atTheConsole()
    expect(await change(body)).toBe(422)
    expect(await settings()).toMatchObject({ copyTo: '', domain: '' })
  })
})

it('the console lifts a stopped address, and writes down that, not whose it is (MAIL-61, ADMIN-21)', async () => {
  const { change, show, site } = await atTheConsole()
  const { bounces, outbox } = agency(site.id)
  await outbox.insert({
    id: 'x',
    kind: 'contact',
    dedupeKey: 'x',
    recipient: 'info@kantoor.be',
    message: { fromName: '', subject: 'x', html: '', text: '', headers: {} },
    now: 1,
  })
  await outbox.sent('x', 1, 'm')
  const report = { messageId: 'm', recipient: 'info@kantoor.be', reason: '550 gone' }
  await bounces.report({ ...report, outcome: 'hard' }, { delay: 1, max: 1 }, 1)
  expect(await show()).toMatch(/info@kantoor\.be[^]*550 gone/)
  expect(await change({ act: 'lift', address: 'info@kantoor.be' })).toBe(303)
  expect(await bounces.list(9)).toEqual([])
})
