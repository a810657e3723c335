import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSharedBrowser } from '../support/browser.ts'
import { newVisitor, cards, searches, total } from '../support/visitor.ts'

const fixture = useSharedBrowser({ pictures: false })

const open = (page: Page, menu: string) => page.locator('summary', { hasText: menu }).click()

const CONTROLS: [
  control: string,
  use: (page: Page) => Promise<unknown>,
  address: RegExp,
  stays: string,
][] = [
  [
    'location',
    async page => {
      await open(page, 'Locatie')
      await page.locator('input[name=city]').nth(2).check()
    },
    /\?city=\d+$/,
    'input[name=city]:checked',
  ],
  [
    'place',
    async page => {
      await open(page, 'Locatie')
      await page
        .getByRole('searchbox', { name: 'Zoek op gemeente, postcode of straat' })
        .fill('gand')
      await page.getByRole('button', { name: /Binnen 5\skm van Gent/ }).click()
    },
    /\?geo_range=5km/,
    '.place-search__clear',
  ],
  [
    'type',
    async page => {
      await open(page, 'Type')
      await page.locator('input[name=type][value="2"]').check()
    },
    /\?type=2$/,
    'input[name=type][value="2"]',
  ],
  [
    'bedrooms',
    async page => {
      await open(page, 'Aantal slaapkamers')
      await page.locator('input[name=bedrooms][value="3"]').check()
    },
    /\?bedrooms=3$/,
    'input[name=bedrooms][value="3"]',
  ],
  [
    'lowest price',
    page => page.locator('input[name="price-min"]').fill('400000'),
    /\?price-min=400000$/,
    'input[name="price-min"]',
  ],
  [
    'highest price',
    page => page.locator('input[name="price-max"]').fill('300000'),
    /\?price-max=300000$/,
    'input[name="price-max"]',
  ],
  [
    'order',
    page => page.locator('select[name=sortType]').selectOption('price-DESC'),
    /\?sortType=price&sortOrder=DESC$/,
    'select[name=sortType]',
  ],
]

describe('each control of the filter bar', () => {
  it.each(CONTROLS)(
    '%s: one search, in the address, and there again after a reload (FILTER-24, FILTER-37, SEARCH-23)',
    async (_, use, address, stays) => {
      const { page, ajaxCalls: calls, errors: troubles } = await newVisitor(fixture)
      await page.goto('/nl/te-koop')
      const before = await page.locator('article.card').allTextContents()
      await use(page)
      await page.waitForURL(address)
      await expect.poll(() => page.locator('article.card').allTextContents()).not.toEqual(before)
      expect(searches(calls)).toHaveLength(1)
      expect(await page.locator(stays).first().isVisible()).toBe(true)
      const [found, first] = [
        await total(page).textContent(),
        await cards(page).first().textContent(),
      ]
      await page.reload()
      expect([await total(page).textContent(), await cards(page).first().textContent()]).toEqual([
        found,
        first,
      ])
      expect(troubles).toEqual([])
    },
  )
})

describe('a price that is typed', () => {
  it('sends one search for a price that is typed (FILTER-36)', async () => {
    const { page, ajaxCalls: calls } = await newVisitor(fixture)
    await page.goto('/nl/te-koop')
    await page.locator('input[name="price-max"]').pressSequentially('350000', { delay: 20 })
    await page.waitForURL(/price-max=350000/)
    await expect
      .poll(() => calls.filter(call => call.startsWith('/nl/ajax/estates?')).length)
      .toBe(1)
    expect(calls.filter(call => call.startsWith('/nl/ajax/estates?'))[0]).toContain(
      'price-max=350000',
    )
  })

  it('searches for a price 750 ms after its last key, and steps a held button after 500 ms each 50 ms, whatever is found meanwhile (FILTER-36, FILTER-48)', async () => {
    const { page, ajaxCalls: calls } = await newVisitor(fixture)
    await page.clock.install()
    await page.goto('/nl/te-koop')
    const price = page.locator('input[name="price-max"]')
    let found = await total(page).textContent()
    await price.fill('300000')
    await page.waitForURL(/price-max=300000/)
    await expect.poll(() => total(page).textContent()).not.toBe(found)
    let release: () => void = () => undefined
    const answered = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/ajax\/estates\?.*price-max=400000/, async route => {
      await answered
      await route.continue()
    })
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await price.fill('400000')
    await page.clock.runFor(740)
    expect(page.url()).toMatch(/price-max=300000/)
    await page.clock.runFor(20)
    await page.waitForURL(/price-max=400000/)

    const more = await page
      .locator('.number-input:has([name="price-max"]) .number-input__step')
      .last()
      .boundingBox()
    await page.mouse.move((more?.x ?? 0) + 4, (more?.y ?? 0) + 4)
    await page.mouse.down()
    const values = [await price.inputValue()]
    found = await total(page).textContent()
    release()
    await expect.poll(() => total(page).textContent()).not.toBe(found)
    for (const time of [490, 20, 50, 50]) {
      await page.clock.runFor(time)
      values.push(await price.inputValue())
    }
    await page.mouse.up()
    await page.clock.runFor(800)
    expect(values).toEqual(['400100', '400100', '400200', '400300', '400400'])
    await page.waitForURL(/price-max=400400/)
    await expect.poll(() => searches(calls)).toHaveLength(3)
  })
})
