import { cleanText } from '../../../../shared/forms/fields.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import type { VisitNote } from '../../../agency/booking/viewings.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { actingOf } from '../../acting.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { readFields } from '../../read-fields.ts'
import { seenViewing } from '../read-viewings.ts'
import { noViewingPage } from './obstacle-page.tsx'
import { viewingPage } from './viewing-page.tsx'

export const MAX_FEEDBACK = 2_000

/** POST /desk/calendar/{viewing}/note: who came, and what they said, kept as long as the booking (CAL-11). */
export async function noteVisit(c: Desk, session: OpenSession): Promise<Response> {
  const found = await seenViewing(c, session.member)
  if (!found) return noViewingPage(c)
  const fields = await readFields(c.req.raw)
  const typed: VisitNote = {
    came: cameOf(fields.get('came')),
    feedback: cleanText(fields.get('feedback') ?? '', true),
  }
  if (typed.came === null && typed.feedback === '')
    return viewingPage(c, session, { typed, wrong: 'empty', status: 422 })
  if (typed.feedback.length > MAX_FEEDBACK)
    return viewingPage(c, session, { typed, wrong: 'long', status: 422 })
  const seen = seenNote(fields.get('seen') ?? '')
  const { viewings } = agencyOf(c.env, c.var.site.id)
  const { key } = found.viewing
  const isStored = await viewings.note(key, typed, seen, actingOf(c, session))
  // Sent twice, it stands there already.
  const now = (await viewings.find(key))?.note
  const isThere = now?.came === typed.came && now.feedback === typed.feedback
  return isStored || isThere
    ? done(c, `/desk/calendar/${key}`, 'calendar.noted')
    : viewingPage(c, session, { typed, wrong: 'conflict', status: 409 })
}

const cameOf = (value: unknown): boolean | null =>
  value === 'yes' ? true : value === 'no' ? false : null

/** What the form showed, so that nobody writes over a colleague's words unseen. */
function seenNote(text: string): VisitNote {
  let seen: unknown
  try {
    seen = JSON.parse(text)
  } catch {
    seen = null
  }
  const { came, feedback } = isRecord(seen) ? seen : {}
  return {
    came: typeof came === 'boolean' ? came : null,
    feedback: typeof feedback === 'string' ? feedback : '',
  }
}
