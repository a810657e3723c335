import { agencyOf } from '../../../agency/stub.ts'
import { readTeam } from '../../calendar/hours/agendas.ts'
import { SHOWN, type WaitingSource } from '../../today/waiting.ts'
import { isElsewhere } from '../../content/ask-content.ts'
import { wordsOf } from '../../page/document.tsx'
import { listAddress } from '../list/list-query.ts'
import { listHomes } from '../store.ts'

/** Homes in the name of somebody who is neither at the desk nor in the team: nobody changes them, and their questions go astray (DESK-198). */
export const LEFT_HOMES_WAITING: WaitingSource = {
  may: ['owner'],
  find: async c => {
    if (isElsewhere(c)) return []
    const list = await listHomes(c, new URLSearchParams({ limit: '1' }))
    const named = (list?.agents ?? []).flatMap(({ value, count }) =>
      value ? [{ email: value.toLowerCase(), count }] : [],
    )
    if (named.length === 0) return []
    const [members, team] = await Promise.all([
      agencyOf(c.env, c.var.site.id).members.list(),
      readTeam(c),
    ])
    const here = new Set(
      [...members, ...team, c.var.site.agency].map(({ email }) => email.toLowerCase()),
    )
    const left = named.filter(({ email }) => !here.has(email))
    const t = wordsOf(c)
    return [
      {
        name: 'left',
        count: left.reduce((sum, { count }) => sum + count, 0),
        items: left.slice(0, SHOWN).map(({ email, count }) => ({
          id: email,
          label: email,
          detail: t('deskToday.homes', { count }),
          href: `${listAddress({ agent: email }, {})}#give`,
        })),
        href: '/desk/homes?agent=all',
      },
    ]
  },
}
