import * as v from 'valibot'
import { changeOfAct, isLower, typedPrice, type HomeAct } from '../../../shared/homes/home-acts.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { wordsOf } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { actingOf } from '../acting.ts'
import { readFields } from '../read-fields.ts'
import { ACT_FORM } from './act-form.ts'
import { actName, actsIn, auditOf, isStillSo, UNDONE, undoing } from './act-row.ts'
import { showActs } from './acts-page.tsx'
import { readHome, writeHome, type HomeWritten, type DeskHome } from './ask-home.ts'
import { noHomePage, subjectOf } from './home-name.ts'

const ROWS = 200

/** POST /desk/homes/{id}/acts: one act on a home, or the undoing of one (DESK-105, DESK-107). */
export async function doAct(c: Desk, session: OpenSession): Promise<Response> {
  const home = await readHome(c, c.req.param('id') ?? '')
  if (!home) return noHomePage(c)
  const form = v.safeParse(ACT_FORM, Object.fromEntries(await readFields(c.req.raw)))
  if (!form.success) return showActs(c, home, { refused: 'malformed', status: 422 })
  const { output } = form
  return output.act === 'undo' ? undo(c, session, home, output.row) : act(c, session, home, output)
}

const pathOf = ({ externalId }: DeskHome): string => `/desk/homes/${externalId}/acts`

async function act(
  c: Desk,
  session: OpenSession,
  home: DeskHome,
  { act: name, price: typed }: { act: HomeAct; price: string },
): Promise<Response> {
  const price = name === 'price' ? typedPrice(typed) : null
  if (name === 'price' && price === null) return showActs(c, home, { price: typed, status: 422 })
  const change = changeOfAct(name, home, price)
  // Somebody else did it meanwhile, or it was sent twice.
  if (!change) return showActs(c, home, { refused: 'already', status: 409 })
  const written = await writeHome(c, session, home, {
    ...change,
    ...(change.state === 'published' && { reason: reasonOf(c, home) }),
  })
  if (written !== 'done') return refusedPage(c, home, written)
  await agencyOf(c.env, c.var.site.id).audit.add({
    ...actingOf(c, session),
    act: actName(name),
    subject: subjectOf(home),
    ...auditOf(home, change),
  })
  const word = price !== null && isLower(price, home.content) ? 'lower' : name
  return done(c, pathOf(home), `acts.${word}`)
}

/** What was shown before is shown again as it was, with the gaps that it had. */
const reasonOf = (c: Desk, { reason }: DeskHome): string =>
  reason?.text ?? wordsOf(c)('deskActs.again')

async function undo(c: Desk, session: OpenSession, home: DeskHome, row: string): Promise<Response> {
  const { audit } = agencyOf(c.env, c.var.site.id)
  const found = actsIn(await audit.about(subjectOf(home), ROWS)).find(({ id }) => id === row)
  if (!found) return noHomePage(c)
  if (found.isUndone || !isStillSo(home, found))
    return showActs(c, home, { refused: 'changed', status: 409 })
  const change = undoing(found)
  const written = await writeHome(c, session, home, {
    ...change,
    ...(change.state === 'published' && { reason: reasonOf(c, home) }),
  })
  if (written !== 'done') return refusedPage(c, home, written)
  await audit.add({
    ...actingOf(c, session),
    act: UNDONE,
    subject: subjectOf(home),
    before: { of: row, set: found.after.set },
    after: { set: found.before.set },
  })
  return done(c, pathOf(home), 'undone')
}

const STATUS = { conflict: 409, elsewhere: 409, invalid: 422, unavailable: 503 } as const

async function refusedPage(
  c: Desk,
  home: DeskHome,
  refused: Exclude<HomeWritten, 'done'>,
): Promise<Response> {
  const now = (await readHome(c, home.externalId).catch(() => null)) ?? home
  return showActs(c, now, { refused, status: STATUS[refused] })
}
