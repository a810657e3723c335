import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import {
  findChromium,
  findHeadlessShell,
  fontEnvironment,
} from '../../../worker/commands/local/chromium.ts'
import { SEEDED_PORT } from './ask.ts'
import type { Comparison } from './comparison.ts'

const WIDTHS = [360, 768, 1440]
const HEIGHT = 900
/** How long a page has to come to rest, in ms; the later ones where it differs. */
const WAITS = [200, 2_000, 6_000]
const PAGES = [
  'localhost/nl',
  'localhost/nl/te-koop',
  'localhost/nl/te-koop?view=map',
  'localhost/nl/aanbod/1000',
  'localhost/nl/contact',
  'kust.localhost/nl/vakantie',
  'kust.localhost/nl/vakantie/231',
  'ardennen.localhost/fr',
]

/** Where what differs is left. */
const FOLDER = join(tmpdir(), 'same-pages-screenshots')

/** Takes pages of both products in three widths and counts the pixels that differ. */
export async function compareScreenshots(
  comparison: Comparison,
  ports: readonly [number, number],
): Promise<void> {
  const found = findChromium()
  if (!found) {
    comparison.add('screenshots', 'without a browser there are none', '0', '?')
    return
  }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const browsers = await Promise.all(ports.map(port => browserFor(port, found)))
  try {
    for (const page of PAGES)
      for (const width of WIDTHS) {
        const { count, pictures } = await compareShots(browsers, page, width)
        const name = `${page.replace(/\W+/g, '-')}-${width}`
        comparison.add('screenshots', name, '0 pixels differ', `${count} pixels differ`)
        if (count === 0) continue
        for (const [index, each] of pictures.entries())
          writeFileSync(join(FOLDER, `${name}-${index === 0 ? 'before' : 'after'}.png`), each)
      }
  } finally {
    await Promise.all(browsers.map(each => each.close()))
  }
  if (comparison.differing('screenshots') > 0) console.log(`What differs is in ${FOLDER}`)
}

/** How many pixels of a page differ, at the least: a map that is drawn late is looked at again. */
async function compareShots(
  browsers: readonly Browser[],
  page: string,
  width: number,
): Promise<{ count: number; pictures: Buffer[] }> {
  let found: { count: number; pictures: Buffer[] } = { count: 0, pictures: [] }
  for (const wait of WAITS) {
    const pictures = await Promise.all(browsers.map(each => shot(each, { page, width, wait })))
    const [before, after] = pictures
    found = { count: before && after ? await differentPixels(before, after) : 0, pictures }
    if (found.count === 0) break
  }
  return found
}

/** A browser for which every host of the demo is one product. */
function browserFor(port: number, executable: string): Promise<Browser> {
  const map = ['localhost', '*.localhost']
    .map(host => `MAP ${host}:${SEEDED_PORT} 127.0.0.1:${port}`)
    .join(',')
  return chromium.launch({
    executablePath: findHeadlessShell(executable),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=${map}`],
    env: { ...process.env, ...fontEnvironment() },
  })
}

async function shot(
  browser: Browser,
  { page, width, wait }: { page: string; width: number; wait: number },
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  })
  const tab = await context.newPage()
  await tab.goto(`http://${page.replace('/', `:${SEEDED_PORT}/`)}`, { waitUntil: 'networkidle' })
  await tab.evaluate(() => document.fonts.ready.then(() => true))
  await tab.waitForTimeout(wait)
  // What a map draws differs by a few pixels each time, and no sheet has a say in it.
  await tab.evaluate(() => {
    for (const canvas of document.querySelectorAll('canvas')) canvas.style.visibility = 'hidden'
  })
  const picture = await tab.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  return picture
}

async function differentPixels(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [one, other].map(each => sharp(each).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!before || !after) return 0
  const { info, data } = before
  if (info.width !== after.info.width || info.height !== after.info.height)
    return Math.max(info.width * info.height, after.info.width * after.info.height)
  let count = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (!data.subarray(at, at + info.channels).equals(after.data.subarray(at, at + info.channels)))
      count++
  return count
}
