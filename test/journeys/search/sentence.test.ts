import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

const onPhone = (javaScriptEnabled: boolean): Promise<Page> =>
  openPage(fixture, { viewport: { width: 360, height: 740 }, locale: 'nl-BE', javaScriptEnabled })

/** Types a sentence into the one field and is on the next page. */
async function search(page: Page, sentence: string): Promise<URL> {
  await page.locator('.sentence__input').fill(sentence)
  await Promise.all([page.waitForEvent('load'), page.locator('.sentence__submit').click()])
  return new URL(page.url())
}

describe.each([
  ['with script', true],
  ['without script', false],
])('one line on a phone, %s', (_, javaScriptEnabled) => {
  it('leads from the home page to the list, or says what it did not understand (SENTENCE-12, SENTENCE-13, SENTENCE-15)', async () => {
    const page = await onPhone(javaScriptEnabled)
    await page.goto('/nl')
    const list = await search(page, 'huis te koop in Gent met tuin, tot 2 miljoen')
    expect(list.pathname + list.search).toBe(
      '/nl/te-koop?city=44021&price-max=2000000&type=1&with=garden',
    )
    const chips = page.locator('.filter__chips .chip')
    await chips.first().waitFor()
    expect(await chips.allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('Gent'), expect.stringContaining('Tuin')]),
    )
    await page.goto('/nl')
    const found = await search(page, 'appartement in Gent met zwembad')
    expect(found.pathname).toBe('/nl/zoeken')
    await page.locator('.sentence-page__words bdi').first().waitFor()
    expect(await page.locator('.sentence-page__words bdi').allTextContents()).toEqual([
      'met zwembad',
    ])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await Promise.all([page.waitForEvent('load'), page.locator('.chip').first().click()])
    expect(new URL(page.url()).search).toBe('?type=2')
  })
})
