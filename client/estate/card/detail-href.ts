import { publicId } from '../../../shared/estate/estate.ts'
import { at, type EstateLike } from '../../../shared/estate/read.ts'
import { detailSlug } from '../../../shared/estate/slug.ts'
import type { Locale } from '../../../shared/locale.ts'
import { href } from '../../../shared/routes.ts'

/**
 * Where a card leads: the address with slug. A project's child has its address below the project's, which
 * its card does not know; the short address redirects there (LIST-27).
 */
export function detailHref(
  estate: EstateLike & { general: { id: number } },
  locale: Locale,
): string {
  const estateId = publicId(estate)
  const slug = at(estate, 'general.parentId') ? '' : detailSlug(estate, locale)
  return slug
    ? href('estateDetail', locale, { estateId, slug })
    : href('estate', locale, { estateId })
}
