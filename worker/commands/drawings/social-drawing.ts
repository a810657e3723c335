import { lightPalette, type Palette } from '../../../shared/site/palette.ts'
import type { Theme } from '../../../shared/site/site.ts'
import { FACES } from '../../../shared/site/faces.ts'
import { lines, textPaths, type TextStyle } from './social-text.ts'

export const WIDTH = 1200
export const HEIGHT = 630

export interface SocialParts {
  theme: Theme
  name: string
  claim: string
  /** SVG. */
  hero: string
  logo: string | undefined
}

/** An agency's link preview as SVG: its picture, logo, name and claim. */
export function socialDrawing({ theme, name, claim, hero, logo }: SocialParts): string {
  const palette = lightPalette(theme)
  const heading = FACES[theme.headingFace].file
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${COMPOSITIONS[
    theme.character
  ]({ palette, heading, name, claim, hero, logo })}</svg>`
}

/** A drawing inside another, cropped to a rectangle. */
const embed = (
  svg: string,
  x: number,
  y: number,
  width: number,
  height: number,
  fit = 'xMidYMid slice',
): string =>
  svg
    .replace(/<\?xml[^>]*>/, '')
    .replace(
      /<svg([^>]*)>/,
      (_, attributes: string) =>
        `<svg${attributes.replace(/\s(width|height|x|y|preserveAspectRatio|role)="[^"]*"/g, '')} x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}">`,
    )

/** A paragraph, its first baseline on `y`. */
const block = (
  text: string,
  { width, leading, y, ...style }: TextStyle & { width: number; leading: number },
): string =>
  lines(text, { ...style, width })
    .map((line, index) => textPaths(line, { ...style, y: y + index * leading }))
    .join('')

interface Composition extends Omit<SocialParts, 'theme'> {
  palette: Palette
  /** The file of the heading's font. */
  heading: string
}

const COMPOSITIONS: Record<Theme['character'], (parts: Composition) => string> = {
  /** A magazine cover: text on the left, the picture bleeding off on the right. */
  editorial: ({ palette, heading, name, claim, hero, logo }) => `
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.paper}"/>
    ${embed(hero, 560, 0, 640, HEIGHT)}
    ${logo ? embed(logo, 72, 72, 72, 72, 'xMinYMid meet') : ''}
    ${textPaths(name, { file: heading, size: 38, x: logo ? 164 : 72, y: 122, fill: palette.ink })}
    <rect x="72" y="196" width="416" height="2" fill="${palette.ink}"/>
    ${block(claim, { file: heading, size: 62, leading: 72, width: 430, x: 72, y: 284, fill: palette.ink })}`,
  /** The seaside: the picture in full, with a rounded panel on it. */
  coastal: ({ palette, heading, name, claim, hero, logo }) => `
    ${embed(hero, 0, 0, WIDTH, HEIGHT)}
    <rect x="110" y="330" width="980" height="240" rx="44" fill="${palette.surface}"/>
    ${logo ? embed(logo, 160, 372, 84, 84, 'xMinYMid meet') : ''}
    ${textPaths(name, { file: heading, size: 66, x: logo ? 272 : 160, y: 438, fill: palette.ink })}
    ${block(claim, { file: heading, size: 32, leading: 42, width: 880, x: 160, y: 510, fill: palette.muted })}`,
  /** A printed book: double frame, everything centred. */
  rustic: ({ palette, heading, name, claim, hero, logo }) => `
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.paper}"/>
    ${embed(hero, 60, 60, 1080, 300)}
    <rect x="36" y="36" width="1128" height="558" fill="none" stroke="${palette.ink}" stroke-opacity=".35"/>
    <rect x="44" y="44" width="1112" height="542" fill="none" stroke="${palette.ink}" stroke-opacity=".35"/>
    ${logo ? embed(logo, 564, 324, 72, 72, 'xMidYMid meet').replace('<svg', `<rect x="552" y="312" width="96" height="96" fill="${palette.paper}"/><svg`) : ''}
    ${textPaths(name, { file: heading, size: 72, x: WIDTH / 2, y: 486, fill: palette.ink, anchor: 'middle' })}
    ${block(claim, { file: heading, size: 30, leading: 40, width: 900, x: WIDTH / 2, y: 540, fill: palette.muted, anchor: 'middle' })}`,
}
