import * as v from 'valibot'
import { Agendas } from '../../../../shared/packs/agendas.ts'
import { Team } from '../../../../shared/packs/people.ts'
import type { Member } from '../../../agency/people/members.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { readPart, writePart, type Saved } from '../../content/parts.ts'
import type { Desk } from '../../env.ts'
import type { Refusal } from '../../../store/refusal.ts'

const PATH = 'agendas.json'

export type AgendasFile = v.InferOutput<typeof Agendas>
export type Rules = NonNullable<AgendasFile['default']>['rules']
export type Absence = NonNullable<AgendasFile['absences']>[number]

export interface ReadAgendas {
  file: AgendasFile
  /** Names this state; '': there is none yet. */
  tag: string
}

/** When homes are shown, as it is at this moment. Throws ApiError. */
export async function readAgendas(c: Desk): Promise<ReadAgendas> {
  const part = await readPart(c, PATH)
  const parsed = v.safeParse(Agendas, part?.content)
  return { file: parsed.success ? parsed.output : { items: [] }, tag: part?.tag ?? '' }
}

export const writeAgendas = (
  c: Desk,
  session: OpenSession,
  file: AgendasFile,
  tag: string,
): Promise<Saved | Refusal> =>
  writePart(c, session, { path: PATH, content: file, tag: tag || null, act: 'hours changed' })

/** Somebody who shows homes: of the team, by the number that agendas name. */
export interface Agent {
  id: number
  name: string
  email: string
}

export async function readTeam(c: Desk): Promise<Agent[]> {
  const parsed = v.safeParse(Team, (await readPart(c, 'team.json'))?.content)
  return parsed.success
    ? parsed.output.items.map(({ id, name, email }) => ({
        id,
        name,
        email: email?.toLowerCase() ?? '',
      }))
    : []
}

/** An owner writes for everybody, an agent for the one of the team who has the same address (CAL-20). */
export const mayWriteFor = (
  { role, email }: Pick<Member, 'role' | 'email'>,
  agent: Agent | undefined,
): boolean => role === 'owner' || (role === 'agent' && agent?.email === email.toLowerCase())

/** What is said of a home: rules, `null` that it has no viewings; undefined: nothing of its own. */
export function rulesOfHome(
  { items }: AgendasFile,
  id: string,
): { rules: Rules | null; agent: number } | undefined {
  for (const { rules, estates } of items) {
    const found = estates.find(each => each.id === id)
    if (found) return { rules, agent: found.agent }
  }
  return undefined
}

/** With what is said of one home; homes of the same rules share an entry. */
export function withHome(
  file: AgendasFile,
  id: string,
  said: { rules: Rules | null; agent: number } | undefined,
): AgendasFile {
  const others = file.items
    .map(item => ({ ...item, estates: item.estates.filter(each => each.id !== id) }))
    .filter(({ estates }) => estates.length > 0)
  if (!said) return { ...file, items: others }
  const text = JSON.stringify(said.rules)
  const at = others.findIndex(({ rules }) => JSON.stringify(rules) === text)
  const own = { id, agent: said.agent }
  const items =
    at < 0
      ? [...others, { rules: said.rules, estates: [own] }]
      : others.map((item, index) =>
          index === at ? { ...item, estates: [...item.estates, own] } : item,
        )
  return { ...file, items }
}

/** With the hours of one agent; undefined: those of the office. */
export function withAgent(
  { agents = [], ...file }: AgendasFile,
  agent: number,
  rules: Rules | undefined,
): AgendasFile {
  const others = agents.filter(each => each.agent !== agent)
  const all = rules ? [...others, { agent, rules }] : others
  return { ...file, ...(all.length > 0 && { agents: all }) }
}
