import type { Translate } from '../../../shared/translator.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { readTeam } from './hours/agendas.ts'

/** What who shows homes is called: as at the desk, else as in the team, else their address. */
export async function agentNames(c: Desk, t: Translate): Promise<(agent: string | null) => string> {
  const [team, members] = await Promise.all([
    readTeam(c).catch(() => []),
    agencyOf(c.env, c.var.site.id).members.list(),
  ])
  const names = new Map([
    ...team.map(({ email, name }): [string, string] => [email, name]),
    ...members.map(({ email, name }): [string, string] => [email.toLowerCase(), name]),
  ])
  return agent => (agent === null ? t('deskCalendar.nobody') : (names.get(agent) ?? agent))
}
