import { afterEach, describe, expect, it, vi } from 'vitest'
import { aSite } from '../../support/demo-api.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { beginWindow } from '../../support/agencies/one-window.ts'

const HANDLER = '/nl/ajax/send-to-a-friend'
const FIELDS = {
  name: 'An',
  email: 'an@voorbeeld.be',
  friend: 'bert@voorbeeld.be',
  text: 'Kijk eens: http://spam.test en www.spam.be of a@b.be!',
  estate: '1',
  privacy: '1',
  return: '/nl/aanbod/1/x',
}

afterEach(() => vi.restoreAllMocks())

let token = 0

async function aCheckedSite(answer: unknown = null, bindings: object = {}) {
  const agency = await aMailingAgency(
    { settings: { ...aSite().settings, captcha: { service: 'turnstile', siteKey: 'k' } } },
    { CAPTCHA_SECRET: 's', CAPTCHA_VERIFY_URL: 'http://captcha.test', ...bindings },
  )
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    answer === 'down'
      ? Promise.reject(new Error('down'))
      : Response.json(answer ?? { success: true, hostname: agency.site.hostnames[0] }),
  )
  const send = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    agency.postJson(
      HANDLER,
      { ...FIELDS, 'g-recaptcha-response': `t${token++}`, ...changes },
      headers,
    )
  return { ...agency, send, deliver: () => agency.runDue() }
}

describe('send to a friend', () => {
  it('mails one friend, names the sender, removes links and wipes the address (FRIEND-4, FRIEND-5, FRIEND-8)', async () => {
    const { send, deliver, sent, stored, countStored } = await aCheckedSite()
    expect((await send()).status).toBe(200)
    await deliver()
    const [mail] = sent
    expect([mail?.to, mail?.replyTo, mail?.subject]).toEqual([
      'bert@voorbeeld.be',
      undefined,
      'An toont u een pand',
    ])
    expect(mail?.text).toContain('an@voorbeeld.be')
    expect(mail?.text).toContain('Kijk eens: … en … of …')
    expect(mail?.text).toContain('/nl/aanbod/1/')
    expect(mail?.html).not.toMatch(/spam|_[a-z]+\.[\w.]+_/)
    expect(await stored('SELECT recipient, message FROM outbox')).toEqual([
      { recipient: '', message: '{}' },
    ])
    expect(await countStored('enquiry')).toBe(0)
    const kept = JSON.stringify([
      await stored('SELECT * FROM counter'),
      await stored('SELECT * FROM token'),
    ])
    expect(kept).not.toContain('bert')
  })

  it.each([
    [{ 'g-recaptcha-response': '' }, null, 422, 'unchecked'],
    [{}, { success: false }, 422, 'captcha'],
    [{}, 'down', 503, 'unchecked'],
  ])(
    'mails nobody without proof of a human: %o %o (FRIEND-2)',
    async (changes, answer, status, failure) => {
      const { send, countStored } = await aCheckedSite(answer)
      const response = await send(changes as Record<string, string>)
      expect([
        response.status,
        (await response.json<{ failure: string }>()).failure,
        await countStored('outbox'),
      ]).toEqual([status, failure, 0])
    },
  )

  it.each([
    ['without a token', '', null, 422],
    ['with the service down', 't', 'down', 503],
  ])(
    'offers the link and one’s own mail program %s (FRIEND-1)',
    async (_, token, service, status) => {
      const { post, countStored } = await aCheckedSite(service)
      const page = await post(HANDLER, { ...FIELDS, 'g-recaptcha-response': token })
      const html = await page.text()
      expect([page.status, await countStored('outbox')]).toEqual([status, 0])
      expect(html).toMatch(/data-form-failure="true"(?! hidden)[^>]*><p>[^<_]/)
      expect(html).toContain('href="mailto:?subject=')
      expect(html).toContain('value="bert@voorbeeld.be"')
      expect(html).toContain('data-share')
    },
  )

  it.each([
    ['friend', { friend: 'bert' }],
    ['friend', { friend: 'a@b.be,c@d.be' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'www.spam.be' }],
    ['text', { text: 'x'.repeat(301) }],
    ['estate', { estate: '' }],
    ['privacy', { privacy: '' }],
  ])('says what is wrong at %s (FRIEND-3)', async (field, wrong) => {
    const { send, countStored } = await aCheckedSite()
    const response = await send(wrong as Record<string, string>)
    expect([
      response.status,
      Object.keys((await response.json<{ errors: object }>()).errors),
      await countStored('outbox'),
    ]).toEqual([422, [field], 0])
  })

  it('is limited: three per network, two per friend from all senders (FRIEND-7)', async () => {
    beginWindow()
    const { send } = await aCheckedSite()
    const statuses = []
    for (let n = 0; n < 4; n++)
      statuses.push((await send({ friend: `vriend${n}@voorbeeld.be` })).status)
    for (let n = 0; n < 3; n++)
      statuses.push(
        (
          await send(
            { friend: 'een@voorbeeld.be', text: `${n}` },
            { 'CF-Connecting-IP': `192.0.2.${10 + n}` },
          )
        ).status,
      )
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429])
  })

  it('has no form, only the links, where a site has no captcha (FRIEND-1, FRIEND-2)', async () => {
    const { get } = await aMailingAgency()
    const { headers } = await get('/nl/aanbod/1')
    const html = await (await get(headers.get('Location') ?? '')).text()
    expect(html).toContain('href="mailto:?subject=')
    expect(html).toContain('data-share')
    expect(html).not.toContain('send-to-a-friend')
  })

  it('reports success and mails nobody where the honeypot is filled in (FRIEND-10)', async () => {
    const { send, countStored } = await aCheckedSite()
    const answer = await send({ website: 'http://spam.test' })
    expect([answer.status, (await answer.json<{ sent: boolean }>()).sent]).toEqual([200, true])
    expect(await countStored('outbox')).toBe(0)
  })

  it('previews the whole mail: the sender, their text, the estate and its link (FRIEND-6)', async () => {
    const { post } = await aCheckedSite('down')
    const html = await (
      await post(HANDLER, { ...FIELDS, text: 'Iets voor jou?', 'g-recaptcha-response': 't' })
    ).text()
    const start = html.indexOf('class="mail-preview"')
    const preview = html.slice(start, html.indexOf('</fieldset>', start))
    for (const [field, value] of [
      ['name', FIELDS.name],
      ['email', FIELDS.email],
      ['text', 'Iets voor jou?'],
    ])
      expect(preview).toMatch(
        new RegExp(`data-preview="${field}"[^>]*>${value?.replace('?', '\\?')}<`),
      )
    expect(preview).toContain('/nl/aanbod/1')
  })

  it('sends nothing to a suppressed address, and the sender is not told (FRIEND-9)', async () => {
    const { send, deliver, sent, post, get } = await aCheckedSite()
    await send()
    await deliver()
    const stop = new URL(sent[0]?.text.match(/https?:\S+uitschrijven\S+/)?.[0] ?? '').pathname
    expect((await get(stop)).status).toBe(200)
    expect((await post(stop, {})).status).toBe(200)
    expect((await send({ text: 'Nog eens' })).status).toBe(200)
    await deliver()
    expect(sent).toHaveLength(1)
  })

  it('deletes a waiting mail when its address is suppressed (FRIEND-9)', async () => {
    const { send, deliver, sent, post, countStored } = await aCheckedSite()
    await send()
    await deliver()
    await send({ text: 'Nog eens' })
    await post(new URL(sent[0]?.text.match(/https?:\S+uitschrijven\S+/)?.[0] ?? '').pathname, {})
    await deliver()
    expect([sent.length, await countStored('outbox')]).toEqual([1, 1])
  })
})

it('asks to try again, with all that was written, where the estate cannot be had (FRIEND-11)', async () => {
  const { api, site, post, countStored } = await aCheckedSite()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  api.answers.set(`GET /sites/${site.id}/estates/v2/1`, () => new Response(null, { status: 500 }))
  const answer = await post(HANDLER, { ...FIELDS, 'g-recaptcha-response': `t${token++}` })
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('value="bert@voorbeeld.be"')
  expect(html).toContain('probeer het straks opnieuw')
  expect(await countStored('outbox')).toBe(0)
})
