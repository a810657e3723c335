import * as v from 'valibot'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { concernsOf, isHard, readReport, renew } from '../../public-api/changed.ts'
import { actingOf } from '../acting.ts'
import { askContent, isElsewhere } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'
import { feedsPage } from './feeds.tsx'

const DECISION = v.object({
  act: v.picklist(['remove', 'keep']),
  run: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
})

/** POST /desk/feeds/held: homes that a feed lacked go after all, or stay though feeds lack them (FD1). */
export async function decideFeed(c: Desk, session: OpenSession): Promise<Response> {
  const parsed = v.safeParse(DECISION, Object.fromEntries(await readFields(c.req.raw)))
  if (!parsed.success) return feedsPage(c, session, { refused: 'passed', status: 422 })
  if (isElsewhere(c)) return feedsPage(c, session, { refused: 'silent', status: 409 })
  const { act, run } = parsed.output
  const response = await askContent(c, {
    method: 'POST',
    address: '/imports/held',
    body: { act, run },
    person: session.member.id,
  }).catch(() => null)
  if (!response || response.status >= 500)
    return feedsPage(c, session, { refused: 'silent', status: 503 })
  const { json } = await readReport(response)
  if (!response.ok) return feedsPage(c, session, { refused: 'passed', status: 409 })
  const call = { method: 'POST' as const }
  await renew(c, c.var.site.id, concernsOf({}, json), { hard: isHard(call, json) })
  const { removed, kept: staying } = json
  await agencyOf(c.env, c.var.site.id).audit.add({
    ...actingOf(c, session),
    act: `feed ${act}`,
    subject: `feed ${run}`,
    after: { removed, kept: staying },
  })
  return done(c, '/desk/feeds', `feeds.${act}`)
}
