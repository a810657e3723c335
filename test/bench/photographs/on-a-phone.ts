import type { Browser, CDPSession } from 'playwright-core'
import { machineIndex, median, runLighthouse } from '../measures/lighthouse.ts'
import type { Row } from '../measures/measure.ts'

const kB = (bytes: number): number => Math.round(bytes / 1000)

/** A page on Lighthouse's phone, before anybody scrolls; and what of photographs comes when somebody does, to its end. */
export async function onAPhone(browser: Browser, debugPort: number, address: string): Promise<Row> {
  // The first visit makes the widths.
  await scrolled(browser, address)
  const all = await scrolled(browser, address)
  const runs = await runLighthouse(address, debugPort, ['performance'])
  const metric = (name: string): number =>
    median(runs.map(({ audits }) => audits[name]?.numericValue ?? NaN))
  const loaded = runs.map(({ audits }) => loadedFiles(audits['network-requests']?.details))
  const photographs = loaded.map(files => files.filter(({ url }) => url.includes('/assets/bench-')))
  const bytes = (files: LoadedFile[][]): number =>
    kB(median(files.map(each => each.reduce((sum, { transferSize }) => sum + transferSize, 0))))
  return {
    'LCP ms': Math.round(metric('largest-contentful-paint')),
    score: Math.round(100 * median(runs.map(run => run.categories.performance?.score ?? NaN))),
    kB: bytes(loaded),
    photographs: median(photographs.map(({ length }) => length)),
    'kB of photographs': bytes(photographs),
    'photographs, scrolled': all.photographs,
    'kB of them, scrolled': kB(all.bytes),
    'machine’s index': machineIndex(runs),
  }
}

interface LoadedFile {
  url: string
  transferSize: number
}

const isLoadedFile = (item: object): item is LoadedFile =>
  'url' in item &&
  typeof item.url === 'string' &&
  'transferSize' in item &&
  typeof item.transferSize === 'number'

const loadedFiles = (details: object | undefined): LoadedFile[] =>
  details && 'items' in details && Array.isArray(details.items)
    ? details.items.filter(isLoadedFile)
    : []

/** Loads a page as a phone does and scrolls by the whole of it. */
async function scrolled(
  browser: Browser,
  address: string,
): Promise<{ photographs: number; bytes: number }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  const page = await context.newPage()
  const counted = await countPhotographs(await context.newCDPSession(page))
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.scrollIntoView({ block: 'center', behavior: 'instant' })
      await picture.decode().catch(() => undefined)
    }
  })
  await page.waitForLoadState('networkidle')
  await context.close()
  return counted
}

async function countPhotographs(
  network: CDPSession,
): Promise<{ photographs: number; bytes: number }> {
  const counted = { photographs: 0, bytes: 0 }
  const known = new Set<string>()
  await network.send('Network.enable')
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/assets/bench-')) known.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!known.has(requestId)) return
    counted.photographs++
    counted.bytes += encodedDataLength
  })
  return counted
}
