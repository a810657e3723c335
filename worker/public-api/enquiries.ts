import type { Context } from 'hono'
import * as v from 'valibot'
import { agencyOf } from '../agency/stub.ts'
import type { EnquiryRow } from '../agency/enquiries.ts'
import type { Entered, PublicApiEnv } from './env.ts'
import { auditCall } from './audit-call.ts'
import { CallRefused } from './refusal.ts'

/** `after` is the `next` of the answer before. */
const QUERY = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}\/[\w-]{1,80}$/))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '100',
  ),
})

const FIELDS = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/**
 * GET /sites/{id}/enquiries?after=&limit=: what visitors wrote, oldest first, so that a program asks with `next` for
 * what has come since. Each reading leaves a row in the audit.
 */
export async function listEnquiries(c: Context<PublicApiEnv>, entered: Entered): Promise<Response> {
  const parsed = v.safeParse(QUERY, c.req.query())
  if (!parsed.success) throw new CallRefused('invalid', 'after must be a next, limit 1 to 100')
  const { after, limit } = parsed.output
  const [at = '0', id = ''] = after?.split('/') ?? []
  const rows = await agencyOf(c.env, entered.siteId).enquiries.after(Number(at), id, limit)
  const last = rows.at(-1)
  const response = Response.json({
    items: rows.map(toItem),
    next: last ? `${last.created_at}/${last.id}` : (after ?? null),
  })
  await auditCall(c, entered, { method: 'GET', path: 'enquiries', response })
  return response
}

const toItem = (row: EnquiryRow): object => ({
  id: row.id,
  kind: row.kind,
  locale: row.locale,
  email: row.email,
  estate: row.estate_id,
  fields: v.parse(FIELDS, row.fields),
  flag: row.flag,
  at: new Date(row.created_at).toISOString(),
})
