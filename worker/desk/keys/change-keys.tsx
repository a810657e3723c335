import * as v from 'valibot'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { KEY_REFUSALS } from '../../agency/access/keys.ts'
import { issueKey } from '../../agency/access/issue-key.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { signInAgain } from '../fresh.tsx'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'
import { writerOf } from '../sign-in/letter.ts'
import { accessLetter } from '../sign-in/letters.ts'
import { FIELDS, KEY_ACT } from './key-act.ts'
import { keysPage } from './keys.tsx'
import { statusOf } from '../../store/refusal.ts'

/** POST /desk/keys: makes a key, which this answer alone shows, revokes one or turns it on again. */
export async function changeKeys(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const typed = {
    name: fields.get('name') ?? '',
    scopes: fields.getAll('scopes'),
    until: fields.get('until') ?? '',
  }
  const parsed = v.safeParse(KEY_ACT, { ...Object.fromEntries(fields), ...typed })
  if (!parsed.success) {
    const paths = parsed.issues.map(issue => issue.path?.[0]?.key)
    const wrong = FIELDS.filter(name => paths.includes(name))
    return keysPage(c, session, { typed, wrong, status: 422 })
  }
  const again = signInAgain(c, session)
  if (again) return again
  const { site } = c.var
  const act = parsed.output
  const acting = actingOf(c, session)
  if (act.act === 'add') {
    const { id, name, scopes, until } = act
    const mail = await accessLetter(writerOf(c), {
      id: `key-${id}`,
      made: [{ what: 'key', name }],
      by: session.member.name,
    })
    const wanted = { id, name, scopes, endsAt: until }
    const issued = await issueKey(c.env, site.id, wanted, acting, mail)
    return typeof issued === 'string'
      ? keysPage(c, session, { typed, refused: issued, status: statusOf(KEY_REFUSALS[issued]) })
      : keysPage(c, session, { issued: { ...issued, name } })
  }
  const { keys } = agencyOf(c.env, site.id)
  const isThere =
    act.act === 'revoke' ? await keys.revoke(act.id, acting) : await keys.turnOn(act.id, acting)
  return isThere
    ? done(c, '/desk/keys', `keys.${act.act}`)
    : keysPage(c, session, { refused: 'unknown', status: 404 })
}
