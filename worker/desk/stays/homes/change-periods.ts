import { isPeriodType } from '../../../../shared/rental/rental-unit.ts'
import { isDay } from '../../../../shared/time/day.ts'
import { AMOUNT, parseNumber } from '../../../../shared/typed-number.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { readFields } from '../../read-fields.ts'
import { refusalPage } from './change-blocks.ts'
import { holidayHomePage } from './home-page.tsx'
import { pageOf, rentalPart, writeRental, type Rental } from './rental-part.ts'

type Period = Rental['periods'][number]

const MAX_PRICE = 1e7

/** null: no price. */
function priceOf(c: Desk, text: string): number | null {
  const price = parseNumber(text, c.var.site.defaultLocale, AMOUNT)
  return price !== null && price >= 0 && price <= MAX_PRICE ? price : null
}

/** POST /desk/stays/homes/:unit/periods: new prices, one period fewer or one more (STAY-26). */
export async function changePeriods(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const part = await rentalPart(c)
  if (!part) return holidayHomePage(c)
  const t = wordsOf(c)
  const tag = fields.get('tag') || part.tag
  const values = Object.fromEntries(fields)
  const remove = fields.get('remove')
  const errors: Record<string, string> = {}
  const priced = part.content.periods.flatMap((period): Period[] => {
    if (`${period.start}/${period.end}` === remove) return []
    const name = `price-${period.start}-${period.end}`
    const typed = fields.get(name)
    if (typed === null) return [period]
    const price = priceOf(c, typed)
    if (price === null) errors[name] = t('deskStays.wrong.price')
    return [{ ...period, price: price ?? period.price }]
  })
  const added = readNew(c, fields, priced, errors)
  if (Object.keys(errors).length > 0)
    return holidayHomePage(c, { panel: 'periods', filled: { values, errors }, status: 422 })
  const saved = await writeRental(
    c,
    session,
    { path: part.path, tag },
    { ...part.content, periods: [...priced, ...added] },
    'prices changed',
  )
  if (!('refused' in saved)) return done(c, pageOf(c, 'periods'), 'saved')
  return holidayHomePage(c, {
    ...refusalPage(saved),
    panel: 'periods',
    filled: { values, errors: {} },
  })
}

/** The period that was filled in besides; none where its fields are empty. */
function readNew(
  c: Desk,
  fields: URLSearchParams,
  known: readonly Period[],
  errors: Record<string, string>,
): Period[] {
  const t = wordsOf(c)
  const [start = '', end = '', price = ''] = ['start', 'end', 'price'].map(name =>
    (fields.get(`period-${name}`) ?? '').trim(),
  )
  if (!start && !end && !price) return []
  const type = fields.get('period-type')
  const value = priceOf(c, price)
  if (!isDay(start)) errors['period-start'] = t('deskStays.wrong.day')
  if (!isDay(end)) errors['period-end'] = t('deskStays.wrong.day')
  else if (end <= start) errors['period-end'] = t('deskStays.wrong.order')
  else if (known.some(each => each.start === start && each.end === end))
    errors['period-start'] = t('deskStays.wrong.twice')
  if (value === null) errors['period-price'] = t('deskStays.wrong.price')
  return isPeriodType(type) && value !== null ? [{ type, start, end, price: value }] : []
}
