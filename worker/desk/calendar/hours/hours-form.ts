import { toDay } from '../../../../shared/time/time-zone.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { isElsewhere } from '../../content/ask-content.ts'
import type { Desk } from '../../env.ts'
import { elsewherePage, noHomePage } from '../../homes/elsewhere.tsx'
import { done } from '../../page/done.tsx'
import { notForYouPage } from '../../page/not-for-you.tsx'
import { readFields } from '../../read-fields.ts'
import { readAgendas, readTeam, writeAgendas } from './agendas.ts'
import { formPage, type Opened } from './hours-sheet.tsx'
import { readRules, USUAL, valuesOfRules, type Values } from './read-rules.ts'
import { agentScope, generalScope, homeScope, type Mode, type Scope } from './scopes.ts'
import { statusOf, wordOf } from '../../../store/refusal.ts'

/** What the address of a form names; null: there is no such thing. */
async function open(c: Desk, session: OpenSession): Promise<Opened | null> {
  const [{ file, tag }, team] = await Promise.all([readAgendas(c), readTeam(c)])
  const { home, agent } = c.req.param()
  const scope = home
    ? await homeScope(c, session, file, team, home)
    : agent
      ? agentScope(session, file, team, agent)
      : generalScope(c, session, file)
  return scope && { scope, team, tag }
}

/** GET: hours of the office, of an agent or of a home, whom the address names (CAL-17). */
export async function hoursForm(c: Desk, session: OpenSession): Promise<Response> {
  if (isElsewhere(c)) return elsewherePage(c)
  const opened = await open(c, session)
  if (!opened) return noHomePage(c)
  const { scope } = opened
  const today = toDay(c.var.trace.startedAt)
  const values = valuesOfRules(scope.rules ?? USUAL, today)
  return formPage(c, opened, { values, mode: scope.mode, agent: String(scope.agent ?? 0) })
}

const isMode = (value: string, { modes }: Scope): value is Mode =>
  modes.some(mode => mode === value)

/** POST: written as the part of a pack that it is, so that a pull brings it back; what is booked stays (CAL-18). */
export async function saveHours(c: Desk, session: OpenSession): Promise<Response> {
  if (isElsewhere(c)) return elsewherePage(c)
  const opened = await open(c, session)
  if (!opened) return noHomePage(c)
  const { scope } = opened
  if (!scope.mayWrite) return notForYouPage(c)
  const fields = await readFields(c.req.raw)
  const values: Values = Object.fromEntries(fields)
  const [mode = '', agent = '0'] = [values.mode, values.agent]
  const tag = values.tag ?? ''
  const shown = { values, mode, agent }
  const returned = { ...opened, tag }
  if (!isMode(mode, scope))
    return formPage(c, returned, { ...shown, errors: { mode: 'mode' }, status: 422 })
  const number = /^\d{1,9}$/.test(agent) ? Number(agent) : 0
  const read = mode === 'own' ? readRules(values) : { rules: null }
  if ('errors' in read) return formPage(c, returned, { ...shown, errors: read.errors, status: 422 })
  const saved = await writeAgendas(c, session, scope.apply(mode, read.rules, number), tag)
  if (!('refused' in saved)) return done(c, new URL(c.req.url).pathname, 'calendar.hours')
  // With the newer state's name, so that sending it once more is a decision.
  const latest = saved.refused === 'conflict' ? opened : returned
  return formPage(c, latest, {
    ...shown,
    notice: wordOf(saved),
    status: statusOf(saved.refused),
  })
}
