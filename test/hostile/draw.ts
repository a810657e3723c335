import { ADDRESSES, type Address } from './addresses.ts'
import { bodyOf } from './bodies.ts'
import type { Form, Gathered } from './gather.ts'
import { FORM, type Guests } from './guests.ts'
import { drawsOf, type Draws } from './random.ts'
import type { Asked } from './send.ts'
import { ATTRIBUTE, HOSTILE_VALUES, MARKUP } from './values.ts'

const HOSTS = ['localhost', 'localhost', 'localhost', 'kust.localhost', 'ardennen.localhost']
const ODD_HOSTS = ['niemand.localhost', 'LOCALHOST', 'localhost.', '127.0.0.1', 'x_y.localhost']
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE']
/** What an address of a table takes where it names nothing. */
const NAMED: Record<string, readonly string[]> = {
  site: ['1', '2', '3', '3', '3', '9', '0', 'x'],
  id: ['1000', '1001', '1100', '5001', '1'],
  estateId: ['1000', '1001', '5001', '1101'],
  rentalUnitId: ['231', '1'],
  home: ['1000', 'demo-1000'],
  unit: ['231', '1'],
  photo: ['1', '2'],
  archive: ['8c9ecc3b59921120'],
  z: ['0', '7', '13', '22'],
  zoom: ['7', '12', '15'],
  x: ['0', '65', '4194', '8388'],
  y: ['0', '42', '2744', '5488'],
  file: ['light.svg', 'dark.svg', '1.ics', 'x.ics'],
  list: ['1.list.atom', '1.list.xml'],
  locale: ['nl', 'fr', 'en', 'de'],
  number: ['1', '2', '1000'],
  name: ['home', 'contact', 'news', 'faq'],
  menu: ['header', 'footer'],
}
const QUERY_NAMES = (
  'type price-max price-min geo_range within page show sortType city view ids list q zin text url format maxwidth ' +
  'maxheight preview done viewing estate slot after limit since trial lang bbox range day week status from to hash width ' +
  'token return near rooms lat lng __proto__ constructor'
).split(' ')

/** The rooms of the house by how often they are knocked at: what is new most. */
const ROOMS: readonly Address['room'][] = [
  ...(['page', 'page', 'ajax', 'ajax', 'ajax', 'file', 'file'] as const),
  ...(['desk', 'desk', 'desk', 'api', 'api', 'api', 'api', 'admin'] as const),
]

/** The request with this number: the same for the same seed, guests and pages. */
export function drawRequest(
  { seed, index }: { seed: number; index: number },
  guests: Guests,
  gathered: Gathered,
): Asked {
  const asked = requestOf(drawsOf(seed, index), guests, gathered)
  // An owner may move the agency to another host, and then its desk is not at this one any more.
  if (asked.method !== 'GET' && /\/desk\/domain/i.test(asked.path)) delete asked.headers.Cookie
  return asked
}

function requestOf(draws: Draws, guests: Guests, { forms, links }: Gathered): Asked {
  const kind = draws.below(10)
  if (kind < 3 && forms.length > 0) return formRequest(draws, draws.one(forms), guests)
  if (kind < 4 && links.length > 0) return linkRequest(draws, draws.one(links), guests)
  return addressRequest(draws, draws.one(ADDRESSES[draws.one(ROOMS)]), guests)
}

/** A form as it is there, with one or two of its fields bent. */
function formRequest(draws: Draws, form: Form, guests: Guests): Asked {
  const fields = form.fields.map(([name, value]): [string, string] =>
    draws.isOnce(3) ? [name, draws.one(HOSTILE_VALUES)] : [name, value],
  )
  if (draws.isOnce(10)) fields.push([draws.one(QUERY_NAMES), draws.one(HOSTILE_VALUES)])
  if (draws.isOnce(10)) fields.splice(draws.below(fields.length + 1), 1)
  const text = new URLSearchParams(fields).toString()
  const asked = { method: form.method, host: form.host, headers: headersOf(draws, guests) }
  if (form.isDesk && !draws.isOnce(12)) asked.headers.Cookie = guests.session
  if (form.method === 'GET')
    return { ...asked, path: `${form.action.split('?')[0]}?${text}`.slice(0, 12_000) }
  return { ...asked, path: form.action, headers: { ...FORM, ...asked.headers }, body: text }
}

function linkRequest(draws: Draws, [host, path]: [string, string], guests: Guests): Asked {
  const headers = headersOf(draws, guests)
  if (path.startsWith('/desk') && !draws.isOnce(8)) headers.Cookie = guests.session
  return { method: 'GET', host, path: bent(draws, path), headers }
}

function addressRequest(draws: Draws, address: Address, guests: Guests): Asked {
  const { room } = address
  const method = draws.isOnce(8) ? draws.one(METHODS) : address.method
  const isOperators = room === 'admin' || (room === 'api' && draws.isOnce(6))
  const headers = headersOf(draws, guests)
  if (room === 'desk' && !draws.isOnce(4)) headers.Cookie = guests.session
  if (room === 'api' && !draws.isOnce(6)) headers.Authorization = `Bearer ${guests.key}`
  if (isOperators && !draws.isOnce(3)) headers.Authorization = `Bearer ${guests.operator}`
  // An operator may take the demo's agencies away, and then there is nothing left to ask.
  const site = isOperators && method !== 'GET' ? '9' : undefined
  const path = bent(draws, filled(draws, address.path, { guests, site })) + queryOf(draws)
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(draws, room)
  const host = isOperators || room === 'desk' ? 'localhost' : hostOf(draws, room)
  return {
    method,
    host,
    path,
    headers: { ...(body && { 'Sec-Fetch-Site': 'same-origin', ...body.headers }), ...headers },
    ...(body && { body: body.content }),
  }
}

const hostOf = (draws: Draws, room: Address['room']): string =>
  draws.isOnce(25)
    ? draws.one(ODD_HOSTS)
    : room === 'api' && !draws.isOnce(5)
      ? 'ardennen.localhost'
      : draws.one(HOSTS)

/** With every parameter filled: as often by what there is as by what nobody means. */
function filled(
  draws: Draws,
  path: string,
  { guests, site }: { guests: Guests; site: string | undefined },
): string {
  return path
    .split('/')
    .map(segment =>
      segment.replace(/:(\w*)(?:\{[^}]*\})?/, (_whole, name: string) => {
        if (name === 'site' && site) return site
        if (name === 'token' && draws.isOnce(2)) return guests.list.path.split('/').at(-1) ?? ''
        const known = NAMED[name] ?? ['nl', 'home', '1000', 'x']
        return draws.isOnce(3) ? encoded(draws) : draws.one(known)
      }),
    )
    .join('/')
}

const encoded = (draws: Draws): string => {
  const value = draws.one(HOSTILE_VALUES)
  return value.startsWith('%') ? value : encodeURIComponent(value.toWellFormed()).slice(0, 6000)
}

const queryOf = (draws: Draws): string =>
  draws.isOnce(2)
    ? ''
    : `?${Array.from({ length: 1 + draws.below(4) }, () => `${draws.isOnce(12) ? encoded(draws) : draws.one(QUERY_NAMES)}=${encoded(draws)}`).join('&')}`

/** Now and then a path that no router was made for. */
function bent(draws: Draws, path: string): string {
  const how = draws.below(30)
  const at = draws.below(path.length)
  if (how === 0) return path.slice(0, at) || '/'
  if (how === 1) return `${path.slice(0, at)}/${path.slice(at)}`
  if (how === 2) return path.slice(0, at + 1) + encoded(draws) + path.slice(at + 1)
  if (how === 3) return path.toUpperCase()
  if (how === 4) return `${path}/`
  if (how === 5) return `/${path}`
  if (how === 6) return path.replaceAll(/\d+/g, () => encoded(draws))
  if (how === 7)
    return path.replace(/^\/(nl|fr|en|de)\b/, `/${draws.one(['xx', 'NL', 'fr', 'de'])}`)
  return path
}

const HEADERS: [string, readonly string[]][] = [
  [
    'Accept',
    ['text/html', 'text/markdown', 'application/json', '*/*;q=x', `${'x/y,'.repeat(300)}`],
  ],
  ['Accept-Language', ['fr', 'de-BE,de;q=0.9', 'x'.repeat(3000), '*;q=-1']],
  ['Accept-Encoding', ['gzip', 'br', 'gzip;q=0', 'x']],
  ['If-None-Match', ['*', 'W/"x"', '"', 'x'.repeat(2000)]],
  ['If-Match', ['*', '"x"']],
  ['Range', ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'x']],
  ['Origin', ['https://evil.example', 'null', 'x']],
  ['Sec-Fetch-Site', ['cross-site', 'same-site', 'x', 'none']],
  ['Sec-Fetch-Dest', ['iframe', 'document']],
  ['X-Forwarded-Host', ['evil.example']],
  ['X-HTTP-Method-Override', ['DELETE']],
  ['Referer', ['https://evil.example/', MARKUP]],
  ['User-Agent', [MARKUP, '', 'Googlebot', 'x'.repeat(3000)]],
  ['Baksteen-Versions', ['{}', 'x', '1']],
  ['X-Own-Frames', ['around', 'inside']],
  ['CF-Connecting-IP', ['::1', 'x', '1.2.3.4']],
  ['Authorization', ['Bearer bk_x', 'Bearer ', 'Basic x', `Bearer ${'x'.repeat(600)}`]],
  ['X-Signature', ['t=1,k=x,v1=x', 'x']],
  ['Content-Type', ['text/plain', 'application/json', 'multipart/form-data; boundary=b', 'x']],
  ['Purpose', ['prefetch']],
]

const COOKIE_NAMES = ['favorites', 'desk', 'desk-ask', 'seat', '__Host-desk', 'admin', 'console']

/** None mostly, then one or a few that nobody means. */
function headersOf(draws: Draws, guests: Guests): Record<string, string> {
  const headers: Record<string, string> = {}
  for (let left = draws.isOnce(2) ? 0 : draws.below(4); left > 0; left--) {
    const [name, values] = draws.one(HEADERS)
    headers[name] = draws.one(values)
  }
  if (draws.isOnce(4)) headers.Cookie = guests.list.cookie
  if (draws.isOnce(6)) headers.Cookie = `${draws.one(COOKIE_NAMES)}=${encoded(draws)}`
  if (draws.isOnce(10)) headers.Cookie = `favorites=${ATTRIBUTE.replaceAll('"', '%22')}1000.x`
  if (draws.isOnce(20)) {
    headers.Upgrade = 'websocket'
    headers.Connection = 'Upgrade'
    headers['Sec-WebSocket-Version'] = draws.one(['13', '8', 'x'])
    headers['Sec-WebSocket-Key'] = 'dGhlIHNhbXBsZSBub25jZQ=='
    headers.Origin = draws.one(['http://localhost', 'https://evil.example'])
  }
  return headers
}
