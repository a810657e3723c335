import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { draw } from '../../listing-api/demo/pictures/draw.ts'
import { seed } from '../../listing-api/demo/seed.ts'
import type { SiteSeed } from '../../listing-api/db/site-seed.ts'
import { root } from '../local/run-tool.ts'
import { HEIGHT, socialDrawing, type SocialParts, WIDTH } from './social-drawing.ts'

const COLOURS = 96

/** build.mjs copies them from here. */
const FOLDER = join(root, 'dist', 'social')

/**
 * `node worker/commands/drawings/social-pictures.ts` draws the link preview of each demo agency: a PNG of 1200 × 630,
 * named by its main hostname and a digest of what it shows, so that it is drawn once. Agencies of another API get the
 * main picture of their page.
 */
mkdirSync(FOLDER, { recursive: true })
const wanted: string[] = []
for (const agency of seed()) {
  const svg = socialDrawing(partsOf(agency))
  const digest = createHash('sha256')
    .update(`${WIDTH}x${HEIGHT} ${COLOURS} ${svg}`)
    .digest('hex')
    .slice(0, 12)
  const file = `${agency.site.hostnames[0]}.${digest}.png`
  if (!existsSync(join(FOLDER, file)))
    writeFileSync(
      join(FOLDER, file),
      // Hatching and grain are large in all their colours, and look the same in some.
      await sharp(new Resvg(svg).render().asPng())
        .png({ palette: true, colours: COLOURS })
        .toBuffer(),
    )
  wanted.push(file)
}
for (const file of readdirSync(FOLDER)) if (!wanted.includes(file)) rmSync(join(FOLDER, file))

function partsOf({ site, pages, assets }: SiteSeed): SocialParts {
  const svgOf = (id: string | null | undefined): string | undefined => {
    const asset = assets.find(each => each.id === id)
    return asset && (asset.kind === 'drawing' ? draw(asset.recipe) : String(asset.recipe))
  }
  const home = pages.find(({ role }) => role === 'home')
  const [first] = home?.sections ?? []
  const titles = first && 'title' in first ? first.title : undefined
  const claim = titles?.[site.defaultLocale] ?? home?.title[site.defaultLocale] ?? ''
  return {
    theme: site.theme,
    name: site.name,
    claim,
    hero: svgOf(site.theme.hero) ?? '',
    logo: svgOf(site.theme.logo),
  }
}
