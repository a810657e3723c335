import { LOCALES } from '../../shared/locale.ts'
import { ROUTES } from '../../shared/routes.ts'
import { desk } from '../../worker/desk/app.ts'
import { gateway } from '../../worker/gateway.ts'
import { CALLS } from '../../worker/public-api/calls.ts'

export interface Address {
  method: string
  /** As Hono writes it, or `:` alone for a segment. */
  path: string
  room: 'page' | 'ajax' | 'admin' | 'api' | 'desk' | 'file'
}

/** What no table of routes lists by its own address. */
const FILES = [
  '/',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-estates-:number.xml',
  '/oembed',
  '/card/:number.svg',
  '/card/nl/:id.svg',
  '/favicon.ico',
  '/rental-units/photo/:unit/:photo',
]

const PAGES = ['', '/te-koop', '/te-huur', '/over-ons', '/contact', '/:word', '/te-koop/:word']

const ofHono = (
  routes: readonly { method: string; path: string }[],
  room: Address['room'],
): Address[] =>
  routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path, room }))

const roomOf = (path: string): Address['room'] =>
  path.startsWith('/admin') ? 'admin' : path.includes('/ajax/') ? 'ajax' : 'file'

/** Every address the house knows, of the tables that it is served by. */
export const ADDRESSES: Record<Address['room'], Address[]> = {
  page: [
    ...Object.values(ROUTES).flatMap(paths =>
      LOCALES.flatMap(locale =>
        ['GET', 'POST'].map(method => ({
          method,
          path: `/${locale}/${paths[locale]}`,
          room: 'page' as const,
        })),
      ),
    ),
    ...PAGES.map(path => ({ method: 'GET', path: `/nl${path}`, room: 'page' as const })),
  ],
  ajax: ofHono(gateway.routes, 'ajax').filter(({ path }) => roomOf(path) === 'ajax'),
  admin: ofHono(gateway.routes, 'admin').filter(({ path }) => roomOf(path) === 'admin'),
  file: [
    ...ofHono(gateway.routes, 'file').filter(({ path }) => roomOf(path) === 'file'),
    ...FILES.map(path => ({ method: 'GET', path, room: 'file' as const })),
    { method: 'POST', path: '/csp-reports', room: 'file' as const },
  ],
  desk: ofHono(desk.routes, 'desk'),
  api: CALLS.map(({ method, path }) => ({
    method,
    path: `/sites/:site/${path}`,
    room: 'api' as const,
  })),
}
