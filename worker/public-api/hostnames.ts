import type { Context } from 'hono'
import * as v from 'valibot'
import { isAdminHost } from '../admin/admin-host.ts'
import { hostnamesOfOthers } from '../directory/hostnames.ts'
import { siteById } from '../site/find.ts'
import { workContext } from '../site/hono-env.ts'
import { tooLong, type Body } from './body.ts'
import type { Entered, PublicApiEnv } from './env.ts'
import { CallRefused } from './refusal.ts'
import type { Refused } from '../store/refusal.ts'

const MAX_RECORD = 1_000_000

const Record = v.looseObject({ hostnames: v.array(v.pipe(v.string(), v.toLowerCase())) })
const RECORD = v.pipe(v.string(), v.parseJson(), Record)
const RECORD_LINE = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.literal('site.json'), content: Record }),
)

/**
 * The record of a site, unless it names a host that is not its own: by a key only such as the site has already, since
 * new ones are proven first; by operators any but theirs and those that are proven to be another's. Throws CallRefused.
 */
export async function checkedHostnames(
  c: Context<PublicApiEnv>,
  { siteId, caller }: Pick<Entered, 'siteId' | 'caller'>,
  body: Body,
): Promise<ArrayBuffer> {
  const bytes = await new Response(body.stream).arrayBuffer().catch(() => {
    throw tooLong(MAX_RECORD)
  })
  const parsed = v.safeParse(RECORD, new TextDecoder().decode(bytes))
  // What is no record, the listing API says in words.
  if (!parsed.success) return bytes
  const { hostnames } = parsed.output
  if (caller.by === 'key') {
    const own = (await siteById(siteId, workContext(c)))?.hostnames ?? []
    const foreign = hostnames.find(hostname => !own.includes(hostname))
    if (foreign !== undefined)
      throw refusal(
        'invalid',
        foreign,
        'is not a host of this site yet; a new one has to be proven first',
      )
    return bytes
  }
  await refuseOthers(c, siteId, hostnames)
  return bytes
}

/**
 * A pack that operators send, unless its record names a host that is proven to be another site's. Throws CallRefused. Parts are
 * a line each, and few of them have the record's name in them.
 */
export async function checkedPack(
  c: Context<PublicApiEnv>,
  siteId: number,
  { body, maxBytes }: { body: Body; maxBytes: number },
): Promise<ArrayBuffer> {
  const bytes = await new Response(body.stream).arrayBuffer().catch((error: unknown) => {
    throw body.isTooLong() ? tooLong(maxBytes) : error
  })
  const lines = new TextDecoder().decode(bytes).split('\n')
  for (const line of lines.filter(each => each.includes('site.json'))) {
    const read = v.safeParse(RECORD_LINE, line)
    if (read.success) await refuseOthers(c, siteId, read.output.content.hostnames)
  }
  return bytes
}

async function refuseOthers(
  c: Context<PublicApiEnv>,
  siteId: number,
  hostnames: string[],
): Promise<void> {
  const platforms = hostnames.find(hostname => c.env.ADMIN_HOST && isAdminHost(c.env, hostname))
  if (platforms !== undefined) throw refusal('invalid', platforms, "is the operators' own")
  const [taken] = await hostnamesOfOthers(c.env, siteId, hostnames)
  if (taken !== undefined) throw refusal('conflict', taken, "is another site's")
}

const refusal = (why: Refused, hostname: string, text: string): CallRefused =>
  new CallRefused(why, `${hostname} ${text}`, { field: 'hostnames' })

/** Tells the listing API the only hosts that a record may name which comes by a key, among the parts of a pack. */
export async function onlyOwnHosts(
  c: Context<PublicApiEnv>,
  siteId: number,
): Promise<{ 'X-Only-Hostnames': string }> {
  const own = (await siteById(siteId, workContext(c)))?.hostnames ?? []
  return { 'X-Only-Hostnames': own.join(' ') }
}
