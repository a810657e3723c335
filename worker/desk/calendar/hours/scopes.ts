import { homeAddress, homeName } from '../../homes/home-name.ts'
import { valueAt } from '../../../../shared/homes/record-path.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { mayChange, readHome } from '../../homes/store.ts'
import { wordsOf } from '../../page/document.tsx'
import {
  mayWriteFor,
  rulesOfHome,
  withAgent,
  withHome,
  type Agent,
  type AgendasFile,
  type Rules,
} from './agendas.ts'

/** 'own': hours of its own; 'office': those that stand above it; 'none': no viewings. */
export type Mode = 'own' | 'office' | 'none'

/** Whose hours a form is about: the office's, an agent's or a home's. */
export interface Scope {
  kind: 'general' | 'agent' | 'home'
  name: string
  /** Of the home's record, where it is one. */
  href?: string
  mayWrite: boolean
  modes: readonly Mode[]
  mode: Mode
  rules: Rules | null
  /** Who shows the home. */
  agent?: number
  /** The file with another mode and rules. */
  apply: (mode: Mode, rules: Rules | null, agent: number) => AgendasFile
}

export function generalScope(c: Desk, { member }: OpenSession, file: AgendasFile): Scope {
  const { default: general, ...rest } = file
  return {
    kind: 'general',
    name: wordsOf(c)('deskCalendar.hours.general'),
    mayWrite: member.role === 'owner',
    modes: ['own', 'none'],
    mode: general ? 'own' : 'none',
    rules: general?.rules ?? null,
    apply: (mode, rules) =>
      mode === 'own' && rules ? { ...file, default: { ...general, rules } } : rest,
  }
}

/** null: nobody of the team has that number. */
export function agentScope(
  { member }: OpenSession,
  file: AgendasFile,
  team: readonly Agent[],
  id: string,
): Scope | null {
  const agent = team.find(each => String(each.id) === id)
  if (!agent) return null
  const rules = file.agents?.find(each => each.agent === agent.id)?.rules ?? null
  return {
    kind: 'agent',
    name: agent.name,
    mayWrite: mayWriteFor(member, agent),
    modes: ['own', 'office'],
    mode: rules ? 'own' : 'office',
    rules,
    apply: (mode, next) => withAgent(file, agent.id, mode === 'own' && next ? next : undefined),
  }
}

/** null: there is no home of that name. Throws ApiError. */
export async function homeScope(
  c: Desk,
  { member }: OpenSession,
  file: AgendasFile,
  team: readonly Agent[],
  externalId: string,
): Promise<Scope | null> {
  const home = await readHome(c, externalId)
  if (!home) return null
  const said = rulesOfHome(file, home.publicId)
  const email = String(valueAt(home.content, 'salesRep.email') ?? '').toLowerCase()
  return {
    kind: 'home',
    name: homeName(home.content.general, c.var.site.defaultLocale, wordsOf(c)),
    href: homeAddress(externalId),
    mayWrite: mayChange(member, home),
    modes: ['office', 'own', 'none'],
    mode: !said ? 'office' : said.rules ? 'own' : 'none',
    rules: said?.rules ?? null,
    agent: said?.agent ?? team.find(each => each.email && each.email === email)?.id ?? 0,
    apply: (mode, rules, agent) =>
      withHome(
        file,
        home.publicId,
        mode === 'office' ? undefined : { rules: mode === 'own' ? rules : null, agent },
      ),
  }
}
