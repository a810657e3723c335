import { readFileSync } from 'node:fs'
import { sendRequest, type RequestOptions } from './request.ts'
import { addressIn, mailsTo } from './mails.ts'
import { editSite } from './edit-site.ts'
import type { Product } from './product.ts'

export interface CreatedPage {
  host: string
  path: string
  headers?: Record<string, string>
}

/** A kind of page that is there only once somebody did something. */
interface StatefulPageKind {
  name: string
  status: number
  create(product: Product): Promise<CreatedPage>
}

const HOST = 'localhost'
const SUBSCRIBE = '/nl/hou-me-op-de-hoogte'

function post(path: string, fields: Record<string, string>): ReturnType<typeof sendRequest> {
  const form: RequestOptions = {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  }
  return sendRequest(HOST, path, { ...form, body: new URLSearchParams(fields).toString() })
}

/** Where the newest mail to an address leads. */
async function openMailLink(product: Product, email: string, word: string): Promise<CreatedPage> {
  const [mail] = await mailsTo(product, email)
  return { host: HOST, path: new URL(addressIn(mail, word)).pathname }
}

async function requestSubscription(product: Product, email: string): Promise<CreatedPage> {
  await post(SUBSCRIBE, { email, reason: 'new', frequency: 'daily', privacy: '1' })
  return openMailLink(product, email, 'hou-me-op-de-hoogte')
}

async function subscribe(product: Product, email: string): Promise<CreatedPage> {
  const page = await requestSubscription(product, email)
  const { headers } = await post(page.path, { do: 'confirm' })
  if (!headers.location) throw new Error('the subscription was not confirmed')
  return { host: HOST, path: headers.location }
}

async function bookViewing(product: Product): Promise<CreatedPage> {
  const { text } = await sendRequest(HOST, '/nl/aanbod/1000?viewing=1', { follow: 1 })
  const slot = /name="slot" value="(\d+)"/.exec(text)?.[1] ?? ''
  await post('/nl/ajax/viewing', {
    estate: '1000',
    slot,
    name: 'An Peeters',
    email: 'kijker@voorbeeld.be',
    privacy: '1',
  })
  return openMailLink(product, 'kijker@voorbeeld.be', 'afspraak-annuleren')
}

/** As somebody sees it who was just sent the link. */
async function shareList(): Promise<CreatedPage> {
  const { headers } = await post('/nl/ajax/shared-list', { ids: '1000.1001' })
  const path = headers.location ?? ''
  await post(path, { act: 'vote', home: '1000', vote: 'yes' })
  await post(path, { act: 'note', home: '1000', text: 'Veel licht.' })
  return { host: HOST, path }
}

async function archiveEstate(product: Product): Promise<CreatedPage> {
  await editSite(product, 1, (row, table) => {
    if (table === 'estate' && row.id === 1460) row.archived_at = 1
  })
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

export const STATEFUL_PAGE_KINDS: StatefulPageKind[] = [
  {
    name: 'times to visit a home',
    status: 200,
    create: async () => ({ host: HOST, path: '/nl/aanbod/1000?viewing=1' }),
  },
  { name: 'archived home', status: 410, create: archiveEstate },
  {
    name: 'search to confirm',
    status: 200,
    create: product => requestSubscription(product, 'vraag@voorbeeld.be'),
  },
  {
    name: 'own searches',
    status: 200,
    create: product => subscribe(product, 'lezer@voorbeeld.be'),
  },
  {
    name: 'way out of the mails',
    status: 200,
    create: async product => {
      const { text } = await sendRequest(HOST, (await subscribe(product, 'weg@voorbeeld.be')).path)
      const path = /href="([^"]+\/uitschrijven\/[^"]+)"/.exec(text)?.[1]
      if (!path) throw new Error('there is no way out of the mails')
      return { host: HOST, path }
    },
  },
  { name: 'list that several share', status: 200, create: shareList },
  { name: 'booked viewing', status: 200, create: bookViewing },
  ...CONSOLE.map(path => ({
    name: `console${path}`,
    status: 200,
    create: async () => ({
      host: HOST,
      path: `/admin${path}`,
      headers: { Authorization: `Bearer ${adminToken()}`, Accept: 'text/html' },
    }),
  })),
]
