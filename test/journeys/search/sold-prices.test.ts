import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

describe.each([
  ['with script', true],
  ['without script', false],
])('what was sold on a phone, %s', (_, javaScriptEnabled) => {
  it('leads from the map into a town, its figures and its deals (MEMORY-12, MEMORY-15)', async () => {
    const page = await openPage(fixture, {
      viewport: { width: 360, height: 740 },
      locale: 'nl-BE',
      javaScriptEnabled,
    })
    await page.goto('/nl/verkocht-in-de-buurt')
    await Promise.all([
      page.waitForURL('**?city=44021'),
      page.locator('.memory .chip', { hasText: 'Gent' }).click(),
    ])
    await page.locator('.memory .chip[aria-current]', { hasText: 'Gent' }).waitFor()
    const places = page.locator('.memory__table').first().locator('tbody th')
    await places.first().waitFor()
    expect(await places.allTextContents()).toContain('Brugse Poort - Rooigem, Gent')
    for (const place of await places.allTextContents()) expect(place).toContain('Gent')
    const pin = page.locator('.map-still a').first()
    await pin.focus()
    await Promise.all([page.waitForURL('**#deal*'), pin.press('Enter')])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  })
})
