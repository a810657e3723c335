import * as v from 'valibot'
import {
  changeOfAct,
  isClosing,
  isFarOff,
  isLower,
  typedPrice,
  type HomeAct,
} from '../../../shared/homes/home-acts.ts'
import { advertGap, isExcepted } from '../../../shared/estate/legal/advert-gap.ts'
import type { HomeChange } from '../../../shared/homes/home-change.ts'
import { isDay } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { noHomePage } from '../homes/elsewhere.tsx'
import { homeAddress } from '../homes/home-name.ts'
import { wordsOf } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'
import { ACT_FORM, type ActForm } from './act-form.ts'
import { actName, actsIn, auditOf, isStillSo, UNDONE, undoing } from './act-row.ts'
import { showActs } from './acts-page.tsx'
import { findHome, openHome, writeHome, type DeskHome } from './ask-home.ts'
import { statusOf, wordOf, type Refusal } from '../../store/refusal.ts'

const ROWS = 200

/** POST /desk/homes/{id}/acts: one act on a home, or the undoing of one (DESK-105, DESK-107). */
export async function doAct(c: Desk, session: OpenSession): Promise<Response> {
  const home = await openHome(c, session)
  if (home instanceof Response) return home
  const form = v.safeParse(ACT_FORM, Object.fromEntries(await readFields(c.req.raw)))
  if (!form.success) return showActs(c, home, { refused: 'malformed', status: 422 })
  const { output } = form
  return output.act === 'undo' ? undo(c, session, home, output.row) : act(c, session, home, output)
}

const pathOf = ({ externalId }: DeskHome): string => homeAddress(externalId, '/acts')

async function act(
  c: Desk,
  session: OpenSession,
  home: DeskHome,
  { act: name, price: typed, sure, day: told }: Extract<ActForm, { act: HomeAct }>,
): Promise<Response> {
  const price = name === 'price' ? typedPrice(typed, c.var.site.defaultLocale) : null
  if (name === 'price' && price === null) return showActs(c, home, { price: typed, status: 422 })
  if (price !== null && sure !== typed && isFarOff(price, home.content))
    return showActs(c, home, { price: typed, isFarOff: true, status: 422 })
  const today = toDay(c.var.trace.startedAt)
  const day = isClosing(name) && told && told !== today ? told : null
  if (day !== null && !(isDay(day) && day < today)) return showActs(c, home, { day, status: 422 })
  const change = changeOfAct(name, home, price)
  // Somebody else did it meanwhile, or it was sent twice.
  if (!change) return showActs(c, home, { refused: 'already', status: 409 })
  if (change.state === 'published' && needsDay(home, today))
    return showActs(c, home, { refused: 'gap', status: 422 })
  const written = await writeHome(c, session, home, {
    act: actName(name),
    row: auditOf(home, change, day),
    change: {
      ...change,
      ...(change.state === 'published' && exceptionOf(c, home)),
    },
  })
  if ('refused' in written) return refusedPage(c, home, written)
  const word = price !== null && isLower(price, home.content) ? 'lower' : name
  return done(c, pathOf(home), `acts.${word}`)
}

/** What was shown before is shown again as it was, with the gaps that it had. */
const exceptionOf = (c: Desk, { reason }: DeskHome): Pick<HomeChange, 'reason' | 'until'> => ({
  reason: reason?.text ?? wordsOf(c)('deskActs.again'),
  ...(reason?.until && { until: reason.until }),
})

/** Whether it lacks what an advert may not be without, and no day until which it is shown so has yet to pass (LAW-63). */
function needsDay({ content, reason }: DeskHome, today: Day): boolean {
  const decided = reason?.until ? { until: reason.until } : null
  return (
    advertGap(content, today, content.general.parentId != null) !== null &&
    !isExcepted([content.shownWithout, decided], today)
  )
}

async function undo(c: Desk, session: OpenSession, home: DeskHome, row: string): Promise<Response> {
  const { audit } = agencyOf(c.env, c.var.site.id)
  const found = actsIn(await audit.about(`home ${home.externalId}`, ROWS)).find(
    ({ id }) => id === row,
  )
  if (!found) return noHomePage(c)
  if (found.isUndone || !isStillSo(home, found))
    return showActs(c, home, { refused: 'changed', status: 409 })
  const change = undoing(found)
  if (change.state === 'published' && needsDay(home, toDay(c.var.trace.startedAt)))
    return showActs(c, home, { refused: 'gap', status: 422 })
  const written = await writeHome(c, session, home, {
    act: UNDONE,
    row: { before: { of: row, set: found.after.set }, after: { set: found.before.set } },
    change: {
      ...change,
      ...(change.state === 'published' && exceptionOf(c, home)),
    },
  })
  if ('refused' in written) return refusedPage(c, home, written)
  return done(c, pathOf(home), 'undone')
}

async function refusedPage(c: Desk, home: DeskHome, refusal: Refusal): Promise<Response> {
  const now = (await findHome(c, home.externalId).catch(() => null)) ?? home
  return showActs(c, now, { refused: wordOf(refusal), status: statusOf(refusal.refused) })
}
