import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { type Answer, ask, type Request } from './ask.ts'
import { ACT_MILLIS } from './clock.ts'
import { ADMIN_TOKEN } from './product.ts'

/** The demo agencies, by the host of each. */
export const HOSTS = { 1: 'localhost', 2: 'kust.localhost', 3: 'ardennen.localhost' } as const
export type SiteId = keyof typeof HOSTS
export const SITES = [1, 2, 3] as const satisfies SiteId[]

const LEIE = HOSTS[1]
const DUINKANT = HOSTS[2]

export const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}` }

/** Somebody who uses one product: what they are told and given there. */
export class Visitor {
  readonly #port: number
  readonly answers: { name: string; answer: Promise<Answer> }[] = []
  /** Of the desk, by host. */
  readonly #cookies = new Map<string, Map<string, string>>()
  /** By which a program of the first agency comes in. */
  key = ''

  constructor(port: number) {
    this.#port = port
  }

  async ask(host: string, request: Request): Promise<Answer> {
    const jar = this.#cookies.get(host) ?? new Map<string, string>()
    this.#cookies.set(host, jar)
    const isDesk = request.path.startsWith('/desk')
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(isDesk && cookie !== '' && { Cookie: cookie }), ...request.headers }
    const answer = await ask(this.#port, host, { ...request, headers })
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  /** The same, to be compared. */
  async say(host: string, request: Request): Promise<Answer> {
    const { method = request.body === undefined ? 'GET' : 'POST', path } = request
    const answer = this.ask(host, request)
    // In the order of asking, since some ask at the same time.
    this.answers.push({ name: `${method} ${host}${path}`, answer })
    return answer
  }

  post(host: string, path: string, fields: Record<string, string>): Promise<Answer> {
    const body = new URLSearchParams(fields).toString()
    return this.say(host, { path, body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  }

  operate(path: string, body: object): Promise<Answer> {
    const headers = { ...OPERATOR, 'Content-Type': 'application/json', Accept: '*/*' }
    return this.ask(LEIE, { path, body: JSON.stringify(body), headers })
  }

  /** What the outbox shows of an agency, each mail a line with its text. */
  async mails(site: SiteId): Promise<string[]> {
    const { text } = await this.ask(LEIE, { path: `/admin/outbox?site=${site}`, headers: OPERATOR })
    return [...text.matchAll(/<tr\b[^]*?<\/tr>/g)].slice(1).map(([row]) => row)
  }

  /** What a mail to somebody says, once it is there. */
  async readMail(site: SiteId, recipient: string, wanted: RegExp): Promise<string> {
    for (let tries = 0; tries < 40; tries++) {
      const mine = (await this.mails(site)).filter(mail => mail.includes(recipient))
      const found = mine.map(mail => wanted.exec(mail)?.[0]).find(Boolean)
      if (found) return found
      await sleep(250)
    }
    throw new Error(`No mail to ${recipient} has ${wanted}`)
  }
}

const PERSON = { name: 'An Peeters', email: 'an@voorbeeld.be', privacy: '1' }

const ownerOf = (site: SiteId): string => `owner-${site}@agency.example`

async function signIn(visitor: Visitor, site: SiteId): Promise<void> {
  const email = ownerOf(site)
  await visitor.post(HOSTS[site], '/desk/sign-in', { email })
  const code = await visitor.readMail(site, email, /(?<!\d)\d{6}(?!\d)/)
  await visitor.ask(HOSTS[site], {
    path: '/desk/code',
    body: new URLSearchParams({ code }).toString(),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
}

async function subscribe(visitor: Visitor, email: string, search: object): Promise<string> {
  const fields = { email, reason: 'new', frequency: 'daily', privacy: '1', ...search }
  await visitor.post(LEIE, '/nl/hou-me-op-de-hoogte', fields)
  return visitor.readMail(1, email, /\/nl\/hou-me-op-de-hoogte\/[\w-]+/)
}

/** The address of the first link of a page that has this in it; '' where there is none. */
const linkIn = (text: string, part: RegExp): string =>
  [...text.matchAll(/href="([^"]+)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&').replace(/#.*/, ''))
    .find(link => part.test(link)) ?? ''

/** What a form of a page sends along unseen. */
const hiddenIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]),
  )

const READER = 'lezer@voorbeeld.be'

const [FEED_LINE = '{}'] = readFileSync(
  join(root, 'worker/listing-api/import/estates-example.ndjson'),
  'utf8',
).split('\n')
/** A house as a feed brings it, without pictures, which would have to be fetched from elsewhere. */
const { pictures: _, ...HOUSE }: { externalId: string; pictures?: unknown } = JSON.parse(FEED_LINE)

/** What is done in both products before anything is read, one after the other, each at a time of its own. */
export const ACTS: readonly ((visitor: Visitor) => Promise<void>)[] = [
  ...SITES.map(site => async (visitor: Visitor) => {
    const owner = { email: ownerOf(site), name: 'Bo Claes' }
    await visitor.operate(`/admin/agencies/${site}/owner`, owner)
  }),
  async visitor => {
    const scopes = ['content', 'feed', 'enquiries']
    const { text } = await visitor.operate('/admin/agencies/1/keys', {
      act: 'add',
      name: 'CRM',
      scopes,
    })
    visitor.key = /bk_[\w-]+/.exec(text)?.[0] ?? ''
  },
  async visitor => {
    const form = {
      ...PERSON,
      phone: '0470 12 34 56',
      text: 'Is dit huis nog vrij?',
      estate: '1000',
    }
    await visitor.post(LEIE, '/nl/ajax/contact-form-handler', form)
  },
  async visitor => {
    const form = { ...PERSON, text: 'Was ist es wert?', source: 'estimate' }
    await visitor.post(LEIE, '/de/ajax/contact-form-handler', form)
  },
  async visitor => {
    const page = await subscribe(visitor, 'zoeker@voorbeeld.be', {
      'price-max': '350000',
      type: '1',
      bedrooms: '3',
    })
    await visitor.say(LEIE, { path: page })
    const { headers } = await visitor.post(LEIE, page, { do: 'confirm' })
    const { text } = await visitor.say(LEIE, { path: headers.location ?? page })
    const way = linkIn(text, /\/uitschrijven\//)
    await visitor.say(LEIE, { path: way })
  },
  async visitor => {
    await subscribe(visitor, 'weg@voorbeeld.be', { geo_range: '10km;51.05;3.72' })
  },
  async visitor => {
    const page = await subscribe(visitor, READER, { frequency: 'instant', with: 'garden' })
    await visitor.post(LEIE, page, { do: 'confirm' })
  },
  async visitor => {
    const { text } = await visitor.say(LEIE, { path: '/nl/aanbod/1000?viewing=1' })
    const slot = /name="slot" value="(\d+)"/.exec(text)?.[1] ?? ''
    const form = { ...PERSON, estate: '1000', slot }
    await visitor.post(LEIE, '/nl/ajax/viewing', form)
    const way = await visitor.readMail(1, PERSON.email, /\/nl\/afspraak-annuleren\/[\w-]+/)
    await visitor.say(LEIE, { path: way })
  },
  async visitor => {
    const { headers } = await visitor.post(LEIE, '/nl/ajax/shared-list', { ids: '1000.1001' })
    const path = headers.location ?? ''
    await visitor.post(LEIE, path, { act: 'vote', home: '1000', vote: 'yes' })
    await visitor.say(LEIE, { path })
  },
  async visitor => {
    const list = await visitor.ask(DUINKANT, { path: '/nl/vakantie?period=WEEK' })
    const unit = await visitor.say(DUINKANT, { path: linkIn(list.text, /\/nl\/vakantie\/\d+/) })
    const month = await visitor.say(DUINKANT, { path: linkIn(unit.text, /[?&]month=/) })
    const stay = linkIn(month.text, /[?&]start=[\d-]+&end=/)
    const { text } = await visitor.say(DUINKANT, { path: stay })
    const agreement = [...text.matchAll(/name="agreement" value="(\d+)"/g)].map(([, id]) => id)
    const fields = new URLSearchParams({
      ...hiddenIn(text),
      ...PERSON,
      phone: '0470 12 34 56',
      persons: '2',
      message: 'We komen laat aan',
    })
    for (const id of agreement) fields.append('agreement', id ?? '')
    await visitor.say(DUINKANT, {
      path: '/nl/ajax/stay',
      body: fields.toString(),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
  },
  async visitor => {
    const path = `/sites/1/estates/${HOUSE.externalId}`
    const headers = { Authorization: `Bearer ${visitor.key}`, 'Content-Type': 'application/json' }
    await visitor.say(LEIE, { method: 'PUT', path, body: JSON.stringify(HOUSE), headers })
  },
  // Homes are looked through for news every five minutes.
  async () => undefined,
  async visitor => {
    await visitor.readMail(1, READER, /\/nl\/aanbod\/[\w-]+/)
  },
  // Last, since parts of the desk want a sign-in of the last ten minutes.
  async visitor => {
    await Promise.all(SITES.map(site => signIn(visitor, site)))
  },
  // What is read from now on is later than all that was done.
  async () => undefined,
]

/** Does all acts in several products at the same times. */
export async function doActs(visitors: Visitor[], epoch: number): Promise<void> {
  // What is loaded when it is first asked for takes none of the acts' time.
  for (const host of Object.values(HOSTS))
    for (const path of ['/nl', '/fr', '/desk', '/admin'])
      await Promise.all(visitors.map(visitor => visitor.ask(host, { path })))
  for (const [index, act] of ACTS.entries()) {
    // A little later than the step of the clock, which both products make by themselves.
    await sleep(Math.max(0, epoch + (index + 1) * ACT_MILLIS + 100 - Date.now()))
    await Promise.all(visitors.map(act))
    if (Date.now() > epoch + (index + 2) * ACT_MILLIS)
      console.log(`Act ${index + 1} took longer than its time: what both keep of it may differ.`)
  }
  await sleep(Math.max(0, epoch + (ACTS.length + 1) * ACT_MILLIS - Date.now()))
}
