import { readFileSync } from 'node:fs'
import { ask, type AskOptions } from './ask.ts'
import { addressIn, mailsTo } from './mails.ts'
import type { Product } from './product.ts'

export interface Made {
  host: string
  path: string
  headers?: Record<string, string>
}

/** A kind of page that is there only once somebody did something. */
export interface MadeKind {
  name: string
  status: number
  make(product: Product): Promise<Made>
}

const HOST = 'localhost'
const SUBSCRIBE = '/nl/hou-me-op-de-hoogte'

function post(path: string, fields: Record<string, string>): ReturnType<typeof ask> {
  const form: AskOptions = {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  }
  return ask(HOST, path, { ...form, body: new URLSearchParams(fields).toString() })
}

/** Where the newest mail to an address leads. */
async function mailed(product: Product, email: string, word: string): Promise<Made> {
  const [mail] = await mailsTo(product, email)
  return { host: HOST, path: new URL(addressIn(mail, word)).pathname }
}

async function asked(product: Product, email: string): Promise<Made> {
  await post(SUBSCRIBE, { email, reason: 'new', frequency: 'daily', privacy: '1' })
  return mailed(product, email, 'hou-me-op-de-hoogte')
}

async function subscribed(product: Product, email: string): Promise<Made> {
  const page = await asked(product, email)
  await post(page.path, { act: 'confirm' })
  return page
}

async function booked(product: Product): Promise<Made> {
  const { text } = await ask(HOST, '/nl/aanbod/1000?viewing=1', { follow: 1 })
  const slot = /name="slot" value="(\d+)"/.exec(text)?.[1] ?? ''
  await post('/nl/ajax/viewing', {
    estate: '1000',
    slot,
    name: 'An Peeters',
    email: 'kijker@voorbeeld.be',
    privacy: '1',
  })
  return mailed(product, 'kijker@voorbeeld.be', 'afspraak-annuleren')
}

async function archived({ server }: Product): Promise<Made> {
  const db = await server.getD1Database('DB', 'baksteen-listing-api')
  await db.prepare('UPDATE estate SET archived_at = 1 WHERE site_id = 1 AND id = 1460').run()
  return { host: HOST, path: '/nl/aanbod/1460/appartement-te-koop-in-3500-hasselt' }
}

const CONSOLE = [
  '',
  '/leads',
  '/bookings',
  '/outbox',
  '/answers',
  '/estates',
  '/imports',
  '/persons',
  '/audit',
]
export const adminToken = (): string =>
  /^ADMIN_TOKEN=(.+)$/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1] ?? ''

export const MADE_KINDS: MadeKind[] = [
  {
    name: 'times to visit a home',
    status: 200,
    make: async () => ({ host: HOST, path: '/nl/aanbod/1000?viewing=1' }),
  },
  { name: 'archived home', status: 410, make: archived },
  { name: 'search to confirm', status: 200, make: product => asked(product, 'vraag@voorbeeld.be') },
  { name: 'own searches', status: 200, make: product => subscribed(product, 'lezer@voorbeeld.be') },
  {
    name: 'way out of the mails',
    status: 200,
    make: async product => {
      const { text } = await ask(HOST, (await subscribed(product, 'weg@voorbeeld.be')).path)
      return { host: HOST, path: /href="([^"]+\/uitschrijven\/[^"]+)"/.exec(text)?.[1] ?? '' }
    },
  },
  { name: 'booked viewing', status: 200, make: booked },
  ...CONSOLE.map(path => ({
    name: `console${path}`,
    status: 200,
    make: async () => ({
      host: HOST,
      path: `/admin${path}`,
      headers: { Authorization: `Bearer ${adminToken()}`, Accept: 'text/html' },
    }),
  })),
]
