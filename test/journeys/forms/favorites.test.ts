import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { FIGURE_HEADER } from '../../../shared/figures/figure.ts'
import { sharedBrowser, startProduct } from '../support/product.ts'
import { openPage, useBrowser } from '../support/browser.ts'

const fixture = useBrowser({}, { pictures: false })

const newVisitor = (javaScriptEnabled = true): Promise<Page> =>
  openPage(fixture, { javaScriptEnabled, locale: 'nl-BE' })

/** The first homes of the list, saved one after the other. */
async function save(page: Page, count: number, hasScript = true): Promise<void> {
  await page.goto('/nl/te-koop')
  for (let index = 0; index < count; index++) {
    await page.locator('button.favorite').nth(index).click()
    if (hasScript)
      await page.locator('[data-favorites-count]', { hasText: String(index + 1) }).waitFor()
    else {
      await page.waitForURL('**/nl/favorieten')
      await page.goto('/nl/te-koop')
    }
  }
  await page.goto('/nl/favorieten')
  await expect.poll(() => page.locator('[data-saved]').count()).toBe(count)
}

const scopes = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys()
    const requests = await Promise.all(
      caches.map(async name => (await globalThis.caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The server itself is gone: nothing that a worker or a cache could reach behind the test's back. */
async function withoutNetwork(act: () => Promise<void>): Promise<void> {
  await fixture.product.close()
  await act().finally(async () => {
    fixture.product = await startProduct()
  })
}

it('going back to the shortlist finds it, and the place in it; hearts and prints are counted (BROWSER-42, FIGURE-2)', async () => {
  const page = await newVisitor()
  await page.setViewportSize({ width: 390, height: 844 })
  await save(page, 3)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await page.goto('/nl/contact')
  await page.goBack()
  await expect.poll(() => page.locator('[data-saved]').count()).toBe(3)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY / 10))).toBe(70)
  // The figures of the agency are told of what no page is asked for.
  const told: string[] = []
  page.on('request', request => {
    const figure = request.headers()[FIGURE_HEADER.toLowerCase()]
    if (request.method() === 'HEAD')
      told.push(`${figure} ${new URL(request.url()).pathname.split('/').slice(0, 3).join('/')}`)
  })
  await page.goto('/nl/te-koop')
  // Their script is the last to come.
  await expect
    .poll(async () => {
      await page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
      return told
    })
    .toContain('brochures /nl/te-koop')
  await page.locator('button.favorite[aria-pressed=false]').first().click()
  await expect.poll(() => told).toContain('saves /nl/aanbod')
})

describe.each([[true], [false]])('the shortlist with script: %s', hasScript => {
  it('leads to at most four homes side by side, at an address to share (BROWSER-37)', async () => {
    const page = await newVisitor(hasScript)
    await save(page, 5, hasScript)
    expect(await page.locator('input[name=ids]:checked').count()).toBe(4)
    await page.locator('input[name=ids]').nth(0).uncheck()
    await page.getByRole('button', { name: 'Vergelijk de gekozen panden' }).click()
    await page.waitForURL('**/nl/vergelijken?*')
    expect(await page.locator('.compare__home').count()).toBe(3)
    const other = await newVisitor(false)
    await other.goto(page.url())
    expect(await other.locator('.compare__title').allTextContents()).toEqual(
      await page.locator('.compare__title').allTextContents(),
    )
  })
})

describe('a list that several share', () => {
  it('is the same on two phones while they act, and gone for both (SHARED-18, SHARED-23)', async () => {
    const phone = { viewport: { width: 360, height: 740 }, locale: 'nl-BE' }
    const [fox, owl] = [await openPage(fixture, phone), await openPage(fixture, phone)]
    await save(fox, 2)
    await fox.getByRole('button', { name: 'Maak een gedeelde lijst' }).click()
    await fox.waitForURL('**/nl/samen-kiezen/*')
    await owl.goto(fox.url())
    const order = (page: Page): Promise<string[]> =>
      page.locator('.shared__home').evaluateAll(homes => homes.map(({ id }) => id))
    const first = (await order(fox))[0] ?? ''
    const note = owl.locator(`#${first} textarea`)
    await note.pressSequentially('Te ver')
    await fox.locator(`#${first} .vote--yes button`).click()
    await fox.locator(`#${first} .vote--yes [aria-pressed=true]`).waitFor()
    await owl.locator(`#${first} .vote--yes`, { hasText: 'Vos' }).waitFor()
    await expect.poll(() => note.inputValue()).toBe('Te ver')
    await note.pressSequentially(' van het werk')
    await owl.locator(`#${first} .shared__note button`).click()
    await fox.locator('.shared__notes', { hasText: 'Te ver van het werk' }).waitFor()
    await expect.poll(() => note.inputValue()).toBe('')
    await fox.locator(`#${first} button[value=down]`).click()
    await expect.poll(async () => (await order(owl))[1]).toBe(first)
    expect(await violations(owl)).toEqual([])
    await owl.getByText('Lijst wissen').click()
    await owl.getByRole('button', { name: 'Wis de lijst voor iedereen' }).click()
    for (const page of [fox, owl])
      await page.getByRole('heading', { name: 'Deze lijst is gewist' }).waitFor()
  })

  it('works by forms alone (SHARED-25)', async () => {
    const page = await newVisitor(false)
    await save(page, 2, false)
    await page.getByRole('button', { name: 'Maak een gedeelde lijst' }).click()
    await page.waitForURL('**/nl/samen-kiezen/*')
    const home = page.locator('.shared__home').nth(1)
    await home.locator('.vote--yes button').click()
    await home.locator('[aria-pressed=true]').waitFor()
    await home.locator('textarea').fill('Deze')
    await home.locator('.shared__note button').click()
    await home.locator('.shared__notes', { hasText: 'Deze' }).waitFor()
    await page.getByRole('link', { name: 'Onze keuze' }).click()
    await page
      .locator('.three__home')
      .first()
      .locator('.shared__notes', { hasText: 'Deze' })
      .waitFor()
  })
})

describe('favourites without network', () => {
  it('are not prepared for who has saved nothing, and forgotten with the last home (BROWSER-20)', async () => {
    const page = await newVisitor()
    await page.goto('/nl/favorieten')
    await page.locator('.favorites__empty').waitFor()
    expect([await scopes(page), await keptAddresses(page)]).toEqual([[], []])
    await save(page, 1)
    await expect.poll(() => scopes(page)).toEqual(['/nl/favorieten'])
    await expect.poll(() => keptAddresses(page)).toContain('/nl/favorieten')
    await page.getByRole('button', { name: 'Verwijderen' }).click()
    await expect.poll(() => scopes(page)).toEqual([])
    await expect.poll(() => keptAddresses(page)).toEqual([])
  })

  it('stay readable with their pictures, they alone (BROWSER-20)', async () => {
    const withPictures = { ...fixture, browser: await sharedBrowser() }
    const page = await openPage(withPictures, { locale: 'nl-BE' })
    await save(page, 3)
    const titles = await page.locator('.card__title').allTextContents()
    await expect
      .poll(async () => (await keptAddresses(page)).some(address => address.endsWith('.js')))
      .toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(
      (await keptAddresses(page)).filter(address => !address.startsWith('/assets/')).sort(),
    ).toEqual(['/nl/ajax/favorites', '/nl/favorieten'])
    await page.goto('/nl/te-koop')
    await page.goto('/nl/favorieten')
    await page.locator('[data-saved]').first().waitFor()
    await withoutNetwork(async () => {
      // In a page of its own: the browser's error page comes late.
      const other = await page.context().newPage()
      await expect(other.goto('/nl/te-koop')).rejects.toThrow('ERR_')
      await page.goto('/nl/favorieten')
      await expect.poll(() => page.locator('.card__title').allTextContents()).toEqual(titles)
      expect(
        await page
          .locator('.card')
          .first()
          .evaluate(card => getComputedStyle(card).display),
      ).not.toBe('block')
      await expect
        .poll(() =>
          page
            .locator('.card img')
            .evaluateAll(images =>
              images.every(image => (image as HTMLImageElement).naturalWidth > 0),
            ),
        )
        .toBe(true)
      await page.getByRole('button', { name: 'Verwijderen' }).first().click()
      await expect
        .poll(() => page.locator('.card__title').allTextContents())
        .toEqual(titles.slice(1))
    })
    await page.context().close()
  })
})
