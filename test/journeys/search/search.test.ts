import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSharedBrowser } from '../support/browser.ts'
import { newVisitor, cards, searches, total } from '../support/visitor.ts'

const fixture = useSharedBrowser({ pictures: false })

const open = (page: Page, menu: string) => page.locator('summary', { hasText: menu }).click()

describe('searching with JavaScript', () => {
  it('works with the keyboard alone', async () => {
    const { page } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    const onto = async (selector: string): Promise<void> => {
      for (let tabs = 0; tabs < 60; tabs++) {
        await page.keyboard.press('Tab')
        if (
          await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)
        )
          return
      }
      throw new Error(`no way to ${selector}`)
    }
    await onto('.menu:has(input[name=type]) > summary')
    await page.keyboard.press('Enter')
    await onto('input[name=type]')
    await page.keyboard.press('Space')
    await page.waitForURL(/type=\d+/)
    await onto('input[name="price-max"]')
    await page.keyboard.type('600000')
    await page.waitForURL(/price-max=600000/)
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(/price-max=599900/)
    await onto('article.card a.card__link')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/nl/aanbod/**')
    expect(await page.locator('h1').count()).toBe(1)
  })

  it.each(['before', 'after'])(
    'leaves a drawn area for a place that is ticked %s the script came',
    async when => {
      const { page, context, ajaxCalls: calls } = await newVisitor(fixture)
      let release: () => void = () => undefined
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await context.route(/\/assets\/.*\.js$/, async route => {
        await held
        await route.continue()
      })
      await page.goto('/nl/te-koop?city=12&within=50.9,3.5;50.9,3.9;51.2,3.9;51.2,3.5', {
        waitUntil: 'commit',
      })
      if (when === 'after') release()
      expect(await page.locator('input[name=city]:checked').count()).toBe(0)
      await open(page, 'Locatie')
      await page.locator('input[name=city]').first().check()
      release()
      // What is touched wakes the form.
      await page.locator('input[name=city]').first().focus()
      await page.waitForURL(url => url.searchParams.has('city') && !url.searchParams.has('within'))
      await expect.poll(() => searches(calls).length).toBe(1)
      expect(searches(calls)[0]).not.toContain('within')
      // What was chosen stands as a chip; the area is none any more.
      await expect.poll(() => page.locator('.filter__chips').innerText()).not.toContain('Gebied')
      expect(await page.locator('.filter__chips a').count()).toBe(1)
    },
  )

  it('never lets a late answer overwrite a newer one', async () => {
    const { page, context } = await newVisitor(fixture)
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    let late = 0
    await context.route(/ajax\/(estates|estate-filters)\?.*type=2(&|$)/, async route => {
      const answer = await route.fetch()
      await held
      late++
      await route.fulfill({ response: answer })
    })
    await page.goto('/nl/te-koop')
    await open(page, 'Type')
    await page.locator('input[name=type][value="2"]').check()
    await page.waitForURL(/type=2/)
    await expect
      .poll(() =>
        page.locator('[data-list-items]').evaluate(list => Number(getComputedStyle(list).opacity)),
      )
      .toBeLessThan(1)
    await page.locator('input[name=type][value="2"]').uncheck()
    await page.locator('input[name=type][value="3"]').check()
    await page.waitForURL(/type=3/)
    await expect.poll(() => cards(page).first().textContent()).toContain('Grond')
    const shown = await total(page).textContent()
    release()
    await expect.poll(() => late).toBeGreaterThanOrEqual(2)
    await page.evaluate(
      () =>
        new Promise(done => {
          requestAnimationFrame(() => requestAnimationFrame(done))
        }),
    )
    expect(await total(page).textContent()).toBe(shown)
    expect(await cards(page).first().textContent()).toContain('Grond')
    expect(page.url()).toMatch(/type=3$/)
  })

  it('filters by type without leaving the page, and keeps the menu open (FILTER-25)', async () => {
    const { page, errors: troubles } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    const before = await total(page).textContent()
    await page.evaluate(() => {
      document.body.dataset.same = 'page'
    })
    await page.locator('summary', { hasText: 'Type' }).click()
    await page.locator('input[name=type][value="2"]').check()
    await page.waitForURL(/type=2/)
    await expect.poll(() => total(page).textContent()).not.toBe(before)
    expect(await page.locator('input[name=type][value="2"]').isVisible()).toBe(true)
    expect(await page.locator('summary', { hasText: 'Type (1)' }).count()).toBe(1)
    expect(await page.locator('body').getAttribute('data-same')).toBe('page')
    await expect.poll(() => cards(page).first().textContent()).toContain('Appartement')
    expect(troubles).toEqual([])
  })

  it('says where no place bears a name', async () => {
    const { page } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    await open(page, 'Locatie')
    await page
      .getByRole('searchbox', { name: 'Zoek op gemeente, postcode of straat' })
      .fill('xyzzy')
    await page.getByText('Geen gemeente, wijk of straat gevonden').waitFor()
    expect(
      await page
        .locator('.place-search__none')
        .evaluate(element => element.getBoundingClientRect().height),
    ).toBeGreaterThan(12)
  })

  it('lets no text become markup, and plain text stay what it is (BROWSER-7)', async () => {
    const { page } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    expect(
      await page.evaluate(() => {
        const place = document.createElement('p')
        place.innerHTML = 'Te koop'
        try {
          place.innerHTML = '<img src=x onerror=alert(1)>'
        } catch (error) {
          return [(error as Error).name, place.textContent]
        }
        return place.innerHTML
      }),
    ).toEqual(['TypeError', 'Te koop'])
  })

  it('goes back and forward through the filters with the browser’s buttons (FILTER-37)', async () => {
    const { page } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    const before = await total(page).textContent()
    await page.locator('summary', { hasText: 'Type' }).click()
    await page.locator('input[name=type][value="3"]').check()
    await page.waitForURL(/type=3/)
    await expect.poll(() => total(page).textContent()).not.toBe(before)
    const found = await total(page).textContent()
    await page.goBack()
    await expect.poll(() => total(page).textContent()).toBe(before)
    expect(await page.locator('input[name=type][value="3"]').isChecked()).toBe(false)
    await page.goForward()
    await expect.poll(() => total(page).textContent()).toBe(found)
    expect(await page.locator('input[name=type][value="3"]').isChecked()).toBe(true)
    expect(page.url()).toMatch(/type=3$/)
  })

  it('keeps what was ticked and typed before the script came (FILTER-38, BROWSER-8)', async () => {
    const { page, context } = await newVisitor(fixture)
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await context.route(/\/assets\/.*\.js$/, async route => {
      await held
      await route.continue()
    })
    await page.goto('/nl/te-koop', { waitUntil: 'commit' })
    await page.locator('input[name="price-min"]').fill('200000')
    await page.locator('summary', { hasText: 'Type' }).click()
    await page.locator('input[name=type][value="1"]').check()
    release()
    await page.locator('input[name="price-min"]').focus()
    await page.waitForURL(
      url => url.searchParams.get('type') === '1' && url.searchParams.get('price-min') === '200000',
    )
    expect(await page.locator('input[name="price-min"]').inputValue()).toBe('200000')
    expect(await page.locator('input[name=type][value="1"]').isChecked()).toBe(true)
  })
})
