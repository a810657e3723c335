import * as v from 'valibot'
import { STAY_STATES, type StayState } from '../../../shared/booking/stay-state.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { decideStay } from '../../booking/stay/decide-stay.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'
import { actsOf, MAX_WORD, STAY_ACTS, type StayAct } from './stay-forms.tsx'
import { stayPage } from './stay-page.tsx'
import { statusOf } from '../../store/refusal.ts'

const FORM = v.object({
  act: v.picklist(STAY_ACTS),
  state: v.picklist(STAY_STATES),
  word: v.optional(v.string(), ''),
})

const STATES: Readonly<Record<StayAct, StayState>> = {
  confirm: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
}

const REFUSALS = { taken: 'conflict', unavailable: 'unavailable', changed: 'conflict' } as const

/** POST /desk/stays/:key: confirms, declines or cancels from the state that the form showed (STAY-3, STAY-22). */
export async function changeStay(c: Desk, session: OpenSession): Promise<Response> {
  const parsed = v.safeParse(FORM, Object.fromEntries(await readFields(c.req.raw)))
  if (!parsed.success) return stayPage(c, { refused: 'changed', status: 409 })
  const { act, state: from } = parsed.output
  const word = parsed.output.word.replaceAll('\r\n', '\n').trim()
  if (word.length > MAX_WORD) return stayPage(c, { refused: 'long', word, status: 422 })
  const to = STATES[act]
  const { env, var: found } = c
  const key = c.req.param('key') ?? ''
  const agency = agencyOf(env, found.site.id)
  const by = actingOf(c, session)
  const whole = await agency.stays.find(key)
  if (!whole) return stayPage(c)
  const today = toDay(by.now)
  if (whole.stay.end <= today) return stayPage(c, { refused: 'over', word, status: 409 })
  if (!actsOf({ ...whole.stay, state: from }, today).includes(act))
    return stayPage(c, { refused: 'changed', word, status: 409 })
  const decided = await decideStay({ env, site: found.site, agency, now: by.now }, key, {
    from,
    to,
    by: by.actor,
    word,
  })
  if (decided === null) return stayPage(c)
  if (decided !== 'done') {
    // Else the state that it has by now.
    const refused = decided === 'taken' || decided === 'unavailable' ? decided : 'changed'
    return stayPage(c, { refused, word, status: statusOf(REFUSALS[refused]) })
  }
  await agency.audit.add({
    ...by,
    act: `stay ${to}`,
    subject: `stay ${key}`,
    before: { state: from },
    after: { state: to },
  })
  return done(c, `/desk/stays/${key}`, `stays.${to}`)
}
