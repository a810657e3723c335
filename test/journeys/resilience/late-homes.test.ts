import { describe, expect, it } from 'vitest'
import { openPage, useBrowser } from '../support/browser.ts'

/** No page waits for its homes: all of them come after its shell. */
const fixture = useBrowser({ SHELL_AFTER: '0', RATE_LIMITS: 'off' }, { pictures: false })

describe.each([[true], [false]])('homes that come after their page, with script: %s', hasScript => {
  it('stand in their place, and can be narrowed, kept and turned over (PAGE-83, PAGE-86)', async () => {
    const page = await openPage(fixture, {
      javaScriptEnabled: hasScript,
      locale: 'nl-BE',
      viewport: { width: 1280, height: 900 },
    })
    const troubles: string[] = []
    page.on('pageerror', error => troubles.push(error.message))
    page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
    await page.goto('/nl/te-koop')
    const total = page.locator('[data-list-total]')
    expect(await page.locator('article.card').count()).toBeGreaterThan(9)
    const before = (await total.textContent()) ?? ''
    expect(Number.parseInt(before, 10)).toBeGreaterThan(100)
    expect(await page.locator('form.filter button[type=submit]').first().textContent()).toContain(
      String(Number.parseInt(before, 10)),
    )

    await page.fill('input[name=price-max]', '300000')
    if (!hasScript) await page.locator('form.filter button[type=submit]').click()
    await page.waitForURL(/price-max=300000/)
    await expect.poll(() => total.textContent()).not.toBe(before)
    await page.locator('button.favorite').first().click()
    if (hasScript) await page.locator('[data-favorites-count]', { hasText: '1' }).waitFor()
    else await page.waitForURL('**/nl/favorieten')

    await page.goto('/nl')
    expect(await page.locator('main article.card').count()).toBeGreaterThan(3)
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
