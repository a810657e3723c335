import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { useLentPages, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser()
const { lend, giveBack } = useLentPages(fixture, { reducedMotion: 'no-preference' })

async function opened(host: string, path: string): Promise<Page> {
  const page = await lend()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(fixture.product.origin(host) + path)
  return page
}

describe('printed on A4, a home is a brochure of two pages with the way back', () => {
  it('is the same after its pictures were opened (BROWSER-43)', async ({ expect }) => {
    const page = await opened('gent.localhost', '/nl/aanbod/1000')
    expect(await page.locator('button[data-print]').count()).toBe(1)
    const shown = () =>
      page.locator('.gallery__slide').evaluateAll(slides =>
        slides.flatMap(slide => {
          const { width, height } = slide.getBoundingClientRect()
          return width > 0 ? [[Math.round(width), Math.round(height)]] : []
        }),
      )
    const inPrint = async () => {
      await page.emulateMedia({ media: 'print' })
      const slides = await shown()
      await page.emulateMedia({ media: 'screen' })
      return slides
    }
    const fresh = await inPrint()
    await page.waitForLoadState('networkidle')
    await page.locator('.gallery__link').first().click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await inPrint()).toEqual(fresh)
    giveBack(page)
  })

  const homes = [
    ...PAGE_KINDS.filter(
      ({ path, status }) => status === 200 && /^\/nl\/(aanbod|vakantie)\/./.test(path),
    ),
    { name: 'home by the sea', host: 'kust.localhost', path: '/nl/aanbod/5000' },
  ]
  it.concurrent.for(homes)('$name (BROWSER-35)', async ({ host, path }, { expect }) => {
    const page = await opened(host, path)
    await page.evaluate(() => document.fonts.ready)
    await page.emulateMedia({ media: 'print' })
    const isThere = await page.locator('.brochure .qr-code').isVisible()
    const paper = await page.pdf({ preferCSSPageSize: true })
    giveBack(page)
    expect({
      isThere,
      pages: paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length,
    }).toEqual({ isThere: true, pages: 2 })
  })
})

it.each(['localhost', 'kust.localhost', 'ardennen.localhost'])(
  'a list of %s is printed three in a row with nothing to press, and with who it is of (BROWSER-59)',
  async host => {
    const page = await opened(host, '/nl/te-koop')
    await page.emulateMedia({ media: 'print' })
    const pressed = page.locator('button:visible, select:visible, .button:visible, summary:visible')
    expect(await pressed.count()).toBe(0)
    const tops = await page
      .locator('.list__item')
      .evaluateAll(items => items.map(item => Math.round(item.getBoundingClientRect().top)))
    expect(tops.filter(top => top === tops[0])).toHaveLength(3)
    const foot = page.locator('.site-footer')
    expect(await foot.locator('.site-footer__address a[href^="tel:"]:visible').count()).toBe(1)
    expect(await foot.locator('.identity').isVisible()).toBe(false)
    giveBack(page)
  },
)
