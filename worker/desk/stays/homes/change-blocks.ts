import { formatWeekdayDate } from '../../../../shared/time/format-time.ts'
import { isDay, nightsBetween } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { readFields } from '../../read-fields.ts'
import { holidayHomePage } from './home-page.tsx'
import { pageOf, rentalPart, writeRental } from './rental-part.ts'
import { statusOf, wordOf, type Refusal } from '../../../store/refusal.ts'

const MAX_NIGHTS = 400
const MAX_REASON = 200

/** POST /desk/stays/homes/:unit/blocks: keeps nights for the owner, or gives them back (STAY-24). */
export async function changeBlocks(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const part = await rentalPart(c)
  if (!part) return holidayHomePage(c)
  const { blocks = [], ...rest } = part.content
  const remove = fields.get('remove')
  if (remove !== null) {
    const left = blocks.filter(({ start, end }) => `${start}/${end}` !== remove)
    // Who was before did the same.
    if (left.length === blocks.length) return done(c, pageOf(c, 'blocks'), 'stays.unblocked')
    const saved = await writeRental(
      c,
      session,
      part,
      { ...rest, blocks: left },
      'nights given back',
    )
    if (!('refused' in saved)) return done(c, pageOf(c, 'blocks'), 'stays.unblocked')
    return holidayHomePage(c, refusalPage(saved))
  }
  const values = {
    'block-start': fields.get('block-start') ?? '',
    'block-end': fields.get('block-end') ?? '',
    'block-reason': (fields.get('block-reason') ?? '').trim(),
  }
  const t = wordsOf(c)
  const wrong = (name: string, message: string): Promise<Response> =>
    holidayHomePage(c, {
      panel: 'blocks',
      filled: { values, errors: { [name]: message } },
      status: 422,
    })
  const { 'block-start': start, 'block-end': end, 'block-reason': reason } = values
  if (!isDay(start)) return wrong('block-start', t('deskStays.wrong.day'))
  if (!isDay(end)) return wrong('block-end', t('deskStays.wrong.day'))
  if (end <= start) return wrong('block-end', t('deskStays.wrong.order'))
  if (end <= toDay(c.var.trace.startedAt)) return wrong('block-end', t('deskStays.wrong.past'))
  if (nightsBetween(start, end) > MAX_NIGHTS)
    return wrong('block-end', t('deskStays.wrong.long', { count: MAX_NIGHTS }))
  if (reason.length > MAX_REASON) return wrong('block-reason', t('deskStays.wrong.reason'))
  const known = blocks.filter(block => block.start !== start || block.end !== end)
  const saved = await writeRental(
    c,
    session,
    part,
    { ...rest, blocks: [...known, { start, end, ...(reason && { reason }) }] },
    'nights kept',
  )
  if (!('refused' in saved)) return done(c, pageOf(c, 'blocks'), 'stays.blocked')
  if (saved.refused !== 'invalid')
    return holidayHomePage(c, {
      ...refusalPage(saved),
      panel: 'blocks',
      filled: { values, errors: {} },
    })
  const night = /\d{4}-\d\d-\d\d/.exec(saved.message ?? '')?.[0]
  return holidayHomePage(c, {
    panel: 'blocks',
    filled: {
      values,
      errors: {
        'block-start': night
          ? t('deskStays.wrong.stay', { night: formatWeekdayDate(night, t) })
          : t('deskStays.wrong.day'),
      },
    },
    status: statusOf(night ? 'conflict' : 'invalid'),
  })
}

/** What the page says where a part could not be written. */
export const refusalPage = (refusal: Refusal) => ({
  refused: refusal.refused === 'invalid' ? 'conflict' : wordOf(refusal),
  status: statusOf(refusal.refused),
})
