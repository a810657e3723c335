import { CRITERION_NAMES } from '../../shared/search/criteria.ts'
import { LOAN_FIELDS } from '../../shared/estate/price/monthly-payment.ts'
import { isLocale } from '../../shared/locale.ts'
import { RENTAL_KEYS } from '../../shared/rental/search.ts'

const MAX_QUERY = 4096
const MAX_VALUES = 50

/** Query keys that pages read; all others, such as those of trackers, reach neither a page nor its cache key. */
const KEYS = new Set<string>([
  ...CRITERION_NAMES,
  'trans',
  'near',
  'sortType',
  'sortOrder',
  'page',
  'show',
  'source',
  'estate',
  'unit',
  'sent',
  'situation',
  ...LOAN_FIELDS,
  'viewing',
  'month',
  'start',
  'end',
  'ids',
  'view',
  ...RENTAL_KEYS,
])

/** The path of a page, or the canonical address to redirect to. */
export function canonicalPath(url: URL): { path: string } | { redirect: string } {
  const { pathname, search } = url
  const trimmed =
    pathname.length > 1 ? pathname.replace(/\/{2,}/g, '/').replace(/\/+$/, '') || '/' : pathname
  const [, first = ''] = trimmed.split('/')
  const lower = first.toLowerCase()
  const path =
    first !== lower && isLocale(lower) ? `/${lower}${trimmed.slice(1 + first.length)}` : trimmed
  return path === pathname ? { path } : { redirect: path + search }
}

/** Path and canonical query: what names a page in the cache. */
export function canonicalAddress(url: URL): string {
  const query = canonicalQuery(url.search)
  return query ? `${url.pathname}?${query}` : url.pathname
}

/** Known keys only, sorted by name then value, so that one page has one address. */
export function canonicalQuery(search: string): string {
  if (search.length <= 1) return ''
  const counts = new Map<string, number>()
  const known = [...new URLSearchParams(search.slice(0, MAX_QUERY))].filter(([key, value]) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return value !== '' && KEYS.has(key) && count <= MAX_VALUES
  })
  known.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : x > y ? 1 : 0) : a < b ? -1 : 1))
  return new URLSearchParams(known).toString()
}
