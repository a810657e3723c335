import { expect, it } from 'vitest'
import { openPage, useBrowser } from '../support/browser.ts'
import { makeOwner, send, signIn } from '../support/desk.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })

const NARROW = { width: 320, height: 640 }

it.each([
  ['localhost', 1],
  ['kust.localhost', 2],
  ['ardennen.localhost', 3],
] as const)('17.55: each room of %s fits in 320 px (DESK-36)', async (host, site) => {
  const page = await openPage(fixture, { host, viewport: NARROW })
  await signIn(page, fixture.product, await makeOwner(fixture.product, site))
  const rooms = await page
    .locator('.desk-menu a[href^="/desk"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const wide: string[] = []
  for (const room of rooms) {
    await page.goto(room)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (beyond > 0) wide.push(`${room}: ${beyond} px`)
  }
  expect(rooms).toContain('/desk/look')
  // With looks that it had.
  await page.goto('/desk/look')
  await page.fill('[name=radius]', '7')
  await send(page, page.locator('#look-form button[value=publish]'))
  await page.locator('.look-history li').first().waitFor()
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond).toBe(0)
  expect(wide).toEqual([])
  await page.close()
})

it('17.55: a price is never broken, however long what stands beside it is (DESK-36)', async () => {
  const page = await openPage(fixture, { viewport: NARROW })
  await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
  const broken: string[] = []
  // A room with a table of words and numbers, with what a table of stays may have in it.
  await page.goto('/desk/homes')
  await page.locator('.table tbody > tr').first().waitFor()
  await page.locator('.table tr > *').evaluateAll(cells => {
    for (const cell of cells)
      cell.textContent = cell.closest('thead')
        ? 'Prijs'
        : cell.matches('.is-number')
          ? '€\u00a01.250'
          : 'Appartement met karakter in Koksijde (ZA-231), maandag 1 februari 2027 – vrijdag 5 februari 2027'
  })
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page.locator('.table tbody .is-number').evaluateAll(cells =>
      cells.map(cell => {
        const range = document.createRange()
        range.selectNodeContents(cell.firstChild ?? cell)
        return range.getClientRects().length
      }),
    )
    expect(lines.length).toBeGreaterThan(0)
    if (lines.some(count => count > 1)) broken.push(`${width} px`)
  }
  expect(broken).toEqual([])
  await page.close()
})
