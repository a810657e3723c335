import * as v from 'valibot'
import { readPublicIds } from '../estate/public-ids.ts'
import { matchRoute } from '../routes.ts'
import { cleanText } from '../forms/fields.ts'
import type { Day } from '../time/units.ts'
import { type Act, isViewingDay, MAX_NOTE, VOTES } from './list.ts'

/** An act as a form sends it, or the key of what is wrong with what was typed; null: none of ours. */
export type ReadAct = { act: Act } | { error: string } | null

const HOME = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z-]{1,40}$/))

const FORM = v.variant('act', [
  v.object({ act: v.literal('add'), ids: v.pipe(v.string(), v.transform(readAddresses)) }),
  v.object({ act: v.picklist(['remove', 'up', 'down']), home: HOME }),
  v.object({ act: v.literal('vote'), home: HOME, vote: v.picklist(VOTES) }),
  v.object({ act: v.literal('note'), home: HOME, text: v.string() }),
  v.object({
    act: v.literal('unnote'),
    home: HOME,
    note: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  }),
  v.object({ act: v.literal('seen'), home: HOME, day: v.string() }),
])

/** A posted act. Each field once: of two the last counts. */
export function readAct(fields: URLSearchParams, today: Day): ReadAct {
  const { success, output } = v.safeParse(FORM, Object.fromEntries(fields))
  if (!success) return null
  if (output.act === 'note') {
    const text = cleanText(output.text, true)
    const error = text === '' ? 'required' : text.length > MAX_NOTE ? 'tooLong' : null
    return error ? { error: `formError.${error}` } : { act: { ...output, text } }
  }
  if (output.act === 'seen') {
    if (output.day === '') return { act: { ...output, day: null } }
    return isViewingDay(output.day, today)
      ? { act: { ...output, day: output.day } }
      : { error: 'shared.wrongDay' }
  }
  return { act: output }
}

/** Public ids, or addresses of homes as a browser shows them: '/nl/aanbod/12/huis-te-koop', of a home in a project its own. */
export function readAddresses(text: string): string[] {
  return text
    .slice(0, 5000)
    .split(/\s+/)
    .flatMap(word => (word.includes('/') ? idInAddress(word) : readPublicIds(word)))
}

/** As the table of addresses has it; of a home in a project its own. */
function idInAddress(address: string): string[] {
  const path = /\/[a-z]{2}\/[^?#]*/.exec(address)?.[0] ?? ''
  const { entityId, estateId } = matchRoute(path)?.params ?? {}
  return readPublicIds(entityId ?? estateId)
}
