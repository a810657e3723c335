import type { Member } from '../../../agency/people/members.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { readFields } from '../../read-fields.ts'
import { elsewherePage } from '../elsewhere.tsx'
import { homesPage } from '../list/home-list.tsx'
import { listAddress } from '../list/list-query.ts'
import { changeHome, listHomes, readHome } from '../store.ts'
import { takersOf } from './give-form.tsx'

/** So many in one act: each is read and written, and a Worker makes a thousand calls a request. */
const MOST = 200

/** POST /desk/homes-given: every home that names one agent names another from then on (DESK-197). */
export async function giveHomes(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const from = (fields.get('from') ?? '').trim().toLowerCase()
  const members = await agencyOf(c.env, c.var.site.id).members.list()
  const to = takersOf(members, from).find(({ id }) => id === fields.get('to'))
  const shown = { agent: from || 'all' }
  if (!to || !from) {
    const t = wordsOf(c)
    const errors = { to: t('deskHomes.give.choose') }
    return homesPage(c, session, { agent: shown.agent, errors, status: 422 })
  }
  for (let given = 0; given < MOST;) {
    const list = await listHomes(c, new URLSearchParams({ agent: from, limit: '25' }))
    if (!list) return elsewherePage(c)
    if (list.homes.length === 0) return done(c, listAddress({ agent: to.email }, {}), 'homes.given')
    for (const { externalId } of list.homes) {
      if (!(await giveHome(c, session, externalId, to)))
        return done(c, listAddress(shown, {}), 'homes.givenPartly')
      given += 1
    }
  }
  return done(c, listAddress(shown, {}), 'homes.givenPartly')
}

/** Whether the home does not name `from` any more. */
async function giveHome(
  c: Desk,
  session: OpenSession,
  externalId: string,
  to: Member,
): Promise<boolean> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const before = await readHome(c, externalId).catch(() => 'unknown' as const)
    if (before === 'unknown') return false
    if (!before) return true
    const [firstname = '', ...last] = to.name.split(' ')
    const change = {
      set: [
        { path: 'salesRep.firstname', value: firstname },
        { path: 'salesRep.lastname', value: last.join(' ') },
        { path: 'salesRep.email', value: to.email },
        // How the other one was reached.
        ...['phone', 'mobile', 'picture', 'description'].map(key => ({
          path: `salesRep.${key}`,
          value: null,
        })),
      ],
    }
    const changed = await changeHome(c, session, externalId, change, { act: 'home given', before })
    if (!('refused' in changed)) return true
    if (changed.refused !== 'conflict') return false
  }
  return false
}
