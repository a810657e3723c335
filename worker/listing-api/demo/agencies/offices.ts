import { frenchDe } from '../../../../shared/translator.ts'
import type { Office } from '../../../../shared/content/entity.ts'
import type { AssetSeed } from '../../db/site-seed.ts'
import { drawing, imageOf } from '../assets.ts'
import type { Recipe } from '../pictures/recipe.ts'
import { localized } from './localized.ts'

export type PlainOffice = Omit<Office, 'picture'>

/** Offices with their drawn fronts, whose recipe `front` gives. */
export function officesOf(
  site: number,
  plain: PlainOffice[],
  front: (id: number) => Recipe,
): { offices: Office[]; assets: AssetSeed[] } {
  const drawn = plain.map(office => ({
    office,
    asset: drawing(`s${site}-office-${office.id}`, front(office.id), site),
  }))
  return {
    offices: drawn.map(({ office, asset }) => ({
      ...office,
      picture: imageOf(
        asset,
        localized(
          `Illustratie: het kantoor in ${office.city.nl}`,
          `Illustration : le bureau ${frenchDe(office.city.fr ?? '')}`,
          `Illustration: the office in ${office.city.en}`,
          `Illustration: das Büro in ${office.city.de}`,
        ),
      ),
    })),
    assets: drawn.map(({ asset }) => asset),
  }
}
