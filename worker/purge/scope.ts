import * as v from 'valibot'

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
const site = v.optional(id)
const hostname = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9.-]{1,253}$/))
const estate = v.union([
  v.pipe(id, v.transform(String)),
  v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^([1-9]\d{0,9}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/),
  ),
])
const path = v.pipe(
  v.string(),
  v.trim(),
  v.startsWith('/'),
  v.maxLength(2000),
  v.transform(pathOnly),
)
/** Deletes pages from the page cache instead of expiring them: for what must not be shown once more. */
const hard = v.optional(v.boolean())

export const PURGE_SCOPE = v.union([
  v.strictObject({ everything: v.literal(true), vanish: hard }),
  v.strictObject({ estate, site, hostname: v.optional(hostname), vanish: hard }),
  v.strictObject({ path, site, hostname: v.optional(hostname), vanish: hard }),
  v.strictObject({ site: id, vanish: hard }),
  v.strictObject({ hostname, vanish: hard }),
])

/** What to purge (PURGE-12). An estate or a path may be narrowed by site or hostname; otherwise it is purged for every site. */
export type PurgeScope = v.InferOutput<typeof PURGE_SCOPE>

export function parsePurgeScope(body: unknown): PurgeScope | null {
  const parsed = v.safeParse(PURGE_SCOPE, body)
  return parsed.success ? parsed.output : null
}

/** As a request has it: percent-encoded, without query, without a trailing slash. */
function pathOnly(path: string): string {
  const { pathname } = new URL(path.replace(/^\/+/, '/'), 'http://page')
  return pathname.replace(/(.)\/+$/, '$1')
}
