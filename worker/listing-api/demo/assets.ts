import { colourIn, MEDIUM_OF } from './pictures/medium.ts'
import { placeholderColor } from './pictures/palette.ts'
import { SIZES, type Recipe } from './pictures/recipe.ts'
import type { Image } from '../../../shared/content/section.ts'
import type { Localized } from '../../../shared/locale.ts'
import { hash32 } from './random.ts'
import type { AssetSeed } from '../db/site-seed.ts'

/** Raised whenever the drawings change, so that URLs with a hash stay immutable. */
const EDITION = 3

const hashOf = (recipe: unknown): string => {
  const text = JSON.stringify(recipe)
  return [`${EDITION}`, 'b']
    .map(salt => hash32(`${salt} ${text}`).toString(16).padStart(8, '0'))
    .join('')
}

/** The asset of a drawing, in the medium of its agency. */
export function drawing(id: string, plain: Recipe, site?: number): AssetSeed {
  const medium = site === undefined ? undefined : MEDIUM_OF[site]
  const recipe: Recipe = medium ? { ...plain, medium } : plain
  const color = placeholderColor(recipe)
  const [width, height] = SIZES[recipe.draw]
  return {
    id,
    hash: hashOf(recipe),
    version: 1,
    kind: 'drawing',
    contentType: 'image/svg+xml',
    width,
    height,
    color: medium && recipe.draw !== 'plan' ? colourIn(color, medium) : color,
    recipe,
  }
}

/** The asset of a hand-written SVG. */
export const svgFile = (
  id: string,
  width: number,
  height: number,
  color: string,
  text: string,
): AssetSeed => ({
  id,
  hash: hashOf(text),
  version: 1,
  kind: 'file',
  contentType: 'image/svg+xml',
  width,
  height,
  color,
  recipe: text,
})

/** An asset as the image of a section or an entity. */
export const imageOf = (asset: AssetSeed, alt: Localized): Image => ({
  asset: asset.id,
  hash: asset.hash,
  width: asset.width,
  height: asset.height,
  color: asset.color,
  alt,
})
