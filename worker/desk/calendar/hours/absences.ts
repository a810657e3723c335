import { isDay, nightsBetween } from '../../../../shared/time/day.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { isElsewhere } from '../../content/ask-content.ts'
import type { Desk } from '../../env.ts'
import { elsewherePage } from '../../homes/elsewhere.tsx'
import { done } from '../../page/done.tsx'
import { notForYouPage } from '../../page/not-for-you.tsx'
import { readFields } from '../../read-fields.ts'
import {
  mayWriteFor,
  readAgendas,
  readTeam,
  writeAgendas,
  type Absence,
  type AgendasFile,
} from './agendas.ts'
import { hoursPage } from './hours-page.tsx'
import type { Values } from './read-rules.ts'
import { statusOf, wordOf } from '../../../store/refusal.ts'

/** POST /desk/calendar/absences: days on which an agent shows no home, added or taken away (CAL-19). */
export async function changeAbsences(c: Desk, session: OpenSession): Promise<Response> {
  if (isElsewhere(c)) return elsewherePage(c)
  const fields = await readFields(c.req.raw)
  const values: Values = Object.fromEntries(fields)
  const [{ file, tag }, team] = await Promise.all([readAgendas(c), readTeam(c)])
  const agent = team.find(({ id }) => String(id) === values.agent)
  if (!mayWriteFor(session.member, agent)) return notForYouPage(c)
  const errors = errorsOf(values, agent !== undefined)
  if (Object.keys(errors).length > 0 || !agent)
    return hoursPage(c, session, { values, errors, status: 422 })
  const absence = { agent: agent.id, from: values.from ?? '', until: values.until ?? '' }
  const isRemoval = values.act === 'remove'
  const next = withAbsence(file, absence, isRemoval)
  const saved = await writeAgendas(c, session, next, tag)
  if ('refused' in saved)
    return hoursPage(c, session, {
      values,
      notice: wordOf(saved),
      status: statusOf(saved.refused),
    })
  return done(
    c,
    '/desk/calendar/hours',
    isRemoval ? 'calendar.absenceRemoved' : 'calendar.absenceAdded',
  )
}

function errorsOf({ from, until }: Values, isAgent: boolean): Values {
  const errors: Values = {}
  if (!isAgent) errors.agent = 'agent'
  if (!isDay(from)) errors.from = 'day'
  if (!isDay(until)) errors.until = 'day'
  else if (isDay(from) && until < from) errors.until = 'order'
  else if (isDay(from) && nightsBetween(from, until) > 365) errors.until = 'long'
  return errors
}

const isSame = (one: Absence, other: Absence): boolean =>
  one.agent === other.agent && one.from === other.from && one.until === other.until

function withAbsence(
  { absences = [], ...file }: AgendasFile,
  absence: Absence,
  isRemoval: boolean,
): AgendasFile {
  const others = absences.filter(each => !isSame(each, absence))
  const all = isRemoval ? others : [...others, absence]
  return { ...file, ...(all.length > 0 && { absences: all }) }
}
