import { KEY_SCOPES } from '../../worker/agency/access/key-row.ts'
import { codeFor, makeOwner } from '../journeys/support/desk.ts'
import type { Product } from '../journeys/support/product.ts'
import { adminToken } from '../journeys/support/stateful-page-kinds.ts'
import { send, type Answered } from './send.ts'

export const FORM = {
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/x-www-form-urlencoded',
}

/** What those hold who may more than a stranger. */
export interface Guests {
  /** The cookie of an owner at the desk of the first agency. */
  session: string
  /** A key of the third agency with every scope. */
  key: string
  operator: string
  /** The page of a shared list, and the cookie of who made it. */
  list: { path: string; cookie: string }
}

export async function invite(product: Product, port: number): Promise<Guests> {
  return {
    session: await enterDesk(product, port),
    key: await aKey(port),
    operator: adminToken(),
    list: await aList(port),
  }
}

let entering: Promise<void> | undefined

/** Where a request ended the session, another one, once for all who found out. */
export function enterAnew(guests: Guests, product: Product, port: number): Promise<void> {
  const enter = async (): Promise<void> => {
    const headers = { Cookie: guests.session }
    const here = await send(port, { method: 'GET', host: 'localhost', path: '/desk/here', headers })
    if (here?.status === 401) guests.session = await enterDesk(product, port)
  }
  entering ??= enter().finally(() => (entering = undefined))
  return entering
}

/** What the desk and the door of programs answer to whoever may. */
export async function openDoors(guests: Guests, product: Product, port: number): Promise<number[]> {
  await enterAnew(guests, product, port)
  const headers = { Cookie: guests.session, Authorization: `Bearer ${guests.key}` }
  const get = (host: string, path: string) => send(port, { method: 'GET', host, path, headers })
  const doors = [get('localhost', '/desk/here'), get('ardennen.localhost', '/sites/3/pack/digests')]
  return (await Promise.all(doors)).map(answer => answer?.status ?? 0)
}

let networks = 0

/** Signs a new owner in, as a browser does, each from a network of its own: one may ask for twenty codes an hour. */
async function enterDesk(product: Product, port: number): Promise<string> {
  const email = await makeOwner(product, 1)
  networks += 1
  const from = { 'CF-Connecting-IP': `10.9.${networks >> 8}.${networks & 255}` }
  const asked = await post(port, '/desk/sign-in', { email }, from)
  const body = { email, code: await codeFor(product, email) }
  const entered = await post(port, '/desk/code', body, { ...from, Cookie: cookiesOf(asked) })
  if (entered.status !== 303) throw new Error(`the desk let nobody in: ${entered.status}`)
  return cookiesOf(entered)
}

/** As an operator makes one. */
async function aKey(port: number): Promise<string> {
  const answer = await send(port, {
    method: 'POST',
    host: 'localhost',
    path: '/admin/agencies/3/keys',
    headers: { Authorization: `Bearer ${adminToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ act: 'add', name: 'CRM', scopes: KEY_SCOPES }),
  })
  const { key }: { key?: string } = JSON.parse(answer?.text || '{}')
  if (!key) throw new Error(`no key was made: ${answer?.status}`)
  return key
}

export async function aList(port: number): Promise<Guests['list']> {
  const made = await post(port, '/nl/ajax/shared-list', { ids: '1000.1001' })
  return { path: made.headers.location ?? '', cookie: cookiesOf(made) }
}

export async function post(
  port: number,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const answer = await send(port, {
    method: 'POST',
    host: 'localhost',
    path,
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  if (!answer) throw new Error(`${path} was not sent`)
  return answer
}

/** As a browser gives them back. */
const cookiesOf = ({ headers }: Answered): string =>
  (headers['set-cookie'] ?? '')
    .split('\n')
    .map(line => line.split(';')[0])
    .filter(Boolean)
    .join('; ')
