import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { wordsOf } from '../../page/document.tsx'
import { readFields } from '../../read-fields.ts'
import { withAbout } from './about-fields.ts'
import { refusalPage } from './change-blocks.ts'
import { holidayHomePage } from './home-page.tsx'
import { pageOf, rentalPart, writeRental } from './rental-part.ts'

/** POST /desk/stays/homes/:unit/about: house rules, and where the home stands (STAY-32, STAY-33). */
export async function changeAbout(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const part = await rentalPart(c)
  if (!part) return holidayHomePage(c)
  const t = wordsOf(c)
  const values = Object.fromEntries(fields)
  const { unit, wrong } = withAbout(part.content.unit, fields, c.var.site.defaultLocale)
  const errors = Object.fromEntries(
    wrong.map(([field, why]) => [field, t(`deskStays.wrong.${why}`)]),
  )
  if (wrong.length > 0)
    return holidayHomePage(c, { panel: 'about', filled: { values, errors }, status: 422 })
  const tag = fields.get('tag') || part.tag
  const saved = await writeRental(
    c,
    session,
    { path: part.path, tag },
    { ...part.content, unit },
    'house rules changed',
  )
  if (!('refused' in saved)) return done(c, pageOf(c, 'about'), 'saved')
  return holidayHomePage(c, {
    ...refusalPage(saved),
    panel: 'about',
    filled: { values, errors: {} },
  })
}
