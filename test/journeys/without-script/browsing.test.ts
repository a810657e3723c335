import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

/** A visitor whose browser runs no script. */
const newVisitor = (host = 'localhost'): Promise<Page> =>
  openPage(fixture, { host, javaScriptEnabled: false, locale: 'nl-BE' })

/** Follows a link or sends a form, and is on the next page. */
const leaveBy = (page: Page, selector: string) =>
  Promise.all([page.waitForEvent('load'), page.locator(selector).first().click()])

const cards = (page: Page) => page.locator('article.card')

describe('a visitor without JavaScript', () => {
  it('comes in at the address of the agency and reads in the language of the browser (LOCALE-3)', async () => {
    const page = await newVisitor()
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/nl')
    expect(await page.locator('h1').count()).toBe(1)
  })

  it('filters by price and type, and the address says so (FILTER-34, FILTER-25, BROWSER-1)', async () => {
    const page = await newVisitor()
    await page.goto('/nl/te-koop')
    const all = await page.locator('[data-list-total]').textContent()
    await page.locator('summary', { hasText: 'Type' }).click()
    await page.locator('input[name=type][value="2"]').check()
    await page.locator('input[name="price-max"]').fill('300000')
    await leaveBy(page, 'form.filter button[type=submit]')
    const address = new URL(page.url())
    expect(address.searchParams.getAll('type')).toEqual(['2'])
    expect(address.searchParams.get('price-max')).toBe('300000')
    expect(await page.locator('[data-list-total]').textContent()).not.toBe(all)
    expect(await cards(page).first().textContent()).toContain('Appartement')
    expect(await page.locator('input[name=type][value="2"]').isChecked()).toBe(true)
  })

  it('pages through the list and back (LIST-11, BROWSER-1)', async () => {
    const page = await newVisitor()
    await page.goto('/nl/te-koop')
    expect(await cards(page).count()).toBe(15)
    const first = await cards(page).first().textContent()
    await leaveBy(page, 'a[rel=next]')
    expect(page.url()).toContain('page=2')
    expect(await cards(page).first().textContent()).not.toBe(first)
    await leaveBy(page, 'a[rel=prev]')
    expect(await cards(page).first().textContent()).toBe(first)
  })

  it('opens a home and finds others like it', async () => {
    const page = await newVisitor()
    await page.goto('/nl/te-koop?type=1')
    await leaveBy(page, 'a.card__link')
    expect(new URL(page.url()).pathname).toMatch(/^\/nl\/aanbod\/\d+\/[a-z0-9-]+$/)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('main[id=main] [data-estate]').count()).toBe(1)
  })

  it('switches language and keeps the filter (LOCALE-6)', async () => {
    const page = await newVisitor()
    await page.goto('/nl/te-koop?type=2&price-max=400000')
    await leaveBy(page, 'nav.languages a[hreflang=fr]')
    const address = new URL(page.url())
    expect(address.pathname).toBe('/fr/a-vendre')
    expect(address.search).toBe('?price-max=400000&type=2')
    expect(await cards(page).first().textContent()).toContain('Appartement')
  })

  it('sees three different agencies at three hosts of one process', async () => {
    const names = new Set<string>()
    for (const host of ['localhost', 'kust.localhost', 'ardennen.localhost']) {
      const page = await newVisitor(host)
      await page.goto('/nl')
      names.add(await page.title())
    }
    expect(names.size).toBe(3)
  })
})
