import { expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser()

it.each([
  ['/nl', 1280],
  ['/nl', 360],
  ['/nl/aanbod/1000', 360],
])(
  'a notice on %s at %i px covers nothing at the foot of the page, and once put away stays away (CONTENT-29)',
  async (path, width) => {
    const page = await openPage(fixture, { viewport: { width, height: 740 } })
    await page.goto(path)
    const notice = page.locator('.notice')
    await notice.waitFor()
    const last = page.locator('.site-footer__legal')
    await last.locator('a').last().focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        const [{ y: edge = 0 }, foot] = [
          (await page.locator('.notices').boundingBox()) ?? {},
          await last.boundingBox(),
        ]
        return foot !== null && foot.y + foot.height <= edge
      })
      .toBe(true)
    await notice.getByRole('button').click()
    expect(await page.locator('.notices').count()).toBe(0)
    expect(await page.locator('html').getAttribute('data-notices')).toBeNull()
    await page.reload({ waitUntil: 'networkidle' })
    expect(await notice.count()).toBe(0)
    await page.context().close()
  },
)
