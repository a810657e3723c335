import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../shared/locale.ts'
import { href, pageHref } from '../../../shared/routes.ts'
import { URLS } from '../../../worker/listing-api/demo/agencies/localized.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { openPage, useSharedBrowser } from '../support/browser.ts'

// A picture has its place whether it comes or not.
const fixture = useSharedBrowser({ pictures: false })

// One page that goes from place to place: to begin each in a browser of its own takes as long again.
let page: Page
beforeAll(async () => {
  page = await openPage(fixture)
})

type Size = { width: number; height: number }

async function visit(host: string, path: string, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(fixture.product.origin(host) + path)
}

const NARROW = { width: 320, height: 640 }
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

const HOMES = PAGE_KINDS.filter(({ path, status }) => status === 200 && /\/aanbod\/./.test(path))

/** Whether the corners of the heart, which is round, can be touched. */
const heartCorners = (): Promise<boolean[]> =>
  page.locator('.estate__heart').evaluate(heart => {
    const { left, top, right, bottom } = heart.getBoundingClientRect()
    const round = (bottom - top) * 0.2
    return [left + round, right - round].flatMap(x =>
      [top + round, bottom - round].map(y => heart.contains(document.elementFromPoint(x, y))),
    )
  })

/** What the contact bar offers that takes more than a line. */
const wrappedActs = (): Promise<(string | null)[]> =>
  page.locator('.contact-bar .button').evaluateAll(all =>
    all.flatMap(act => {
      const words = document.createRange()
      words.selectNodeContents(act)
      return words.getClientRects().length > 1 ? [act.textContent] : []
    }),
  )

describe('on a phone, before anybody scrolls', () => {
  it.each(HOMES)(
    'the heart is whole in sight at 320 px and the act of the contact bar stands on one line at 360 px in each language, on $name (BROWSER-70, BROWSER-71)',
    async ({ host, path }) => {
      await visit(host, path, NARROW)
      expect.soft(await heartCorners()).toEqual([true, true, true, true])
      const [own = '', ...others] = await page
        .locator('link[rel=alternate][hreflang]:not([hreflang=x-default])')
        .evaluateAll(links => links.map(link => new URL((link as HTMLLinkElement).href).pathname))
      expect(page.url()).toMatch(new RegExp(`${own}$`))
      expect(others.length).toBeGreaterThan(1)
      await page.setViewportSize(PHONE)
      const wrapped = await wrappedActs()
      for (const other of others) {
        await visit(host, other, PHONE)
        wrapped.push(...(await wrappedActs()))
      }
      expect(wrapped).toEqual([])
    },
  )
})

/** Size of the h1, and the line above its header. */
const headOf = (): Promise<(string | undefined)[]> =>
  page.locator('main h1').evaluate(heading => {
    const header = heading.closest('header')
    return [
      getComputedStyle(heading).fontSize,
      header ? getComputedStyle(header).borderBlockStartWidth : '0px',
    ]
  })

it.each(['localhost', 'kust.localhost', 'ardennen.localhost'])(
  'on %s what we make begins with a heading of one size, without a line above it (CONTENT-87)',
  async host => {
    const heads = new Set<string>()
    for (const path of ['favorieten', 'vergelijken', 'hou-me-op-de-hoogte', 'privacy-verklaring']) {
      await visit(host, `/nl/${path}`, DESK)
      heads.add(String(await headOf()))
    }
    expect([...heads]).toEqual([expect.stringMatching(/^\d[\d.]*px,0px$/)])
  },
)

it.each(['localhost', 'kust.localhost', 'ardennen.localhost'])(
  'the search of the front page of %s is on its first screen, in every language (CONTENT-88)',
  async host => {
    const below: string[] = []
    for (const locale of LOCALES) {
      await visit(host, `/${locale}`, PHONE)
      await page.evaluate(() => document.fonts.ready)
      for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
        await page.setViewportSize(viewport)
        const end = await page
          .locator('.sentence__input')
          .evaluate(input => input.getBoundingClientRect().bottom)
        if (end > viewport.height) below.push(`${locale} at ${viewport.width}: ${end}`)
      }
    }
    expect(below).toEqual([])
  },
)

/** Pixels between the number of homes found and the switch of the map, side by side. */
const besideSwitch = (): Promise<number> =>
  page.evaluate(() => {
    const [total, act] = ['.list__total', '.listing__switch .button'].map(place =>
      document.querySelector(place)?.getBoundingClientRect(),
    )
    return total && act ? Math.max(total.left - act.right, act.left - total.right) : 0
  })

describe.each(LOCALES)('in %s', locale => {
  it('the homes found are told on one line of a phone, clear of the map’s switch at a desk, and no table scrolls sideways (BROWSER-57)', async () => {
    const lines: Record<string, number> = {}
    const tooNear: string[] = []
    const tooWide: string[] = []
    for (const host of ['localhost', 'kust.localhost', 'ardennen.localhost']) {
      await visit(host, pageHref(locale, URLS.sale[locale]), PHONE)
      await page.evaluate(() => document.fonts.ready)
      lines[host] = await page
        .locator('[data-list-total]')
        .evaluate(total => total.getClientRects().length)
      await page.setViewportSize(DESK)
      if ((await besideSwitch()) < 16) tooNear.push(host)
      for (const path of [
        href('soldPrices', locale),
        href('rental', locale, { rentalUnitId: 231 }),
      ]) {
        await visit(host, path, PHONE)
        await page.evaluate(() => document.fonts.ready)
        const wide = await page
          .locator('.memory__table, .periods')
          .evaluateAll(
            tables => tables.filter(table => table.scrollWidth > table.clientWidth).length,
          )
        if (wide) tooWide.push(host + path)
      }
    }
    expect(lines).toEqual({ localhost: 1, 'kust.localhost': 1, 'ardennen.localhost': 1 })
    expect(tooNear).toEqual([])
    expect(tooWide).toEqual([])
  })
})

it.each([PHONE, DESK])(
  'what is offered in the place of a home that is not there keeps the margins of the page at $width px (PAGE-98)',
  async viewport => {
    await visit('localhost', '/nl/aanbod/999999', viewport)
    const { start, end } = await page.locator('.estate__similar .card-list').evaluate(list => {
      const { left, right } = list.getBoundingClientRect()
      return { start: left, end: document.documentElement.clientWidth - right }
    })
    expect(start).toBeGreaterThanOrEqual(16)
    expect(end).toBeGreaterThanOrEqual(16)
  },
)
