import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bringAxe, violations } from '../support/axe.ts'
import { type CreatedPage, STATEFUL_PAGE_KINDS } from '../support/stateful-page-kinds.ts'
import { isAlike, PAGE_KINDS } from '../support/page-kinds.ts'
import { cutOff, spread } from '../support/text-spacing.ts'
import { useBrowser, useLentPages } from '../support/browser.ts'
import type { Product } from '../support/product.ts'

// What a picture shows changes nothing of this, and `npm run audit` looks at all.
const fixture = useBrowser({ RATE_LIMITS: 'off' }, { pictures: process.env.AUDIT !== undefined })
const { lend, giveBack } = useLentPages(fixture, { locale: 'nl-BE' }, bringAxe)

const PHONE = { width: 360, height: 740 }
const NARROW = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

type Media = Parameters<Page['emulateMedia']>[0]

// Written out, since what is not named stays as it was.
const LIGHT: Media = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' }
const DARK: Media = { ...LIGHT, colorScheme: 'dark' }
const FORCED: Media = { ...LIGHT, forcedColors: 'active' }
const ALL: Media[] = [
  LIGHT,
  DARK,
  { ...LIGHT, contrast: 'more' },
  { ...DARK, contrast: 'more' },
  FORCED,
]

/** How a page is looked at; `npm run audit` looks in all ways. */
const LOOKS: [{ width: number; height: number }, Media][] = process.env.AUDIT
  ? [NARROW, PHONE, { width: 768, height: 1024 }, DESK, { width: 1920, height: 1080 }].flatMap(
      size => ALL.map((media): [typeof size, Media] => [size, media]),
    )
  : [
      [PHONE, LIGHT],
      [DESK, DARK],
    ]

async function opened({ host, path, headers = {} }: CreatedPage): Promise<Page> {
  const page = await lend()
  await page.setExtraHTTPHeaders(headers)
  await page.setViewportSize(PHONE)
  await page.emulateMedia(LIGHT)
  await page.goto(fixture.product.origin(host) + path)
  return page
}

const KINDS: { name: string; create(product: Product): Promise<CreatedPage> }[] = [
  ...PAGE_KINDS.filter(kind => !isAlike(kind)).map(({ name, ...made }) => ({
    name,
    create: async () => made,
  })),
  ...STATEFUL_PAGE_KINDS,
]

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)

const setText = (page: Page, size: '200%' | ''): Promise<void> =>
  page.evaluate(to => {
    document.documentElement.style.fontSize = to
  }, size)

describe('with text at 200 %, nothing scrolls sideways at 1,280 px', () => {
  it.each(['/nl', '/fr', '/en', '/de'])('on %s (BROWSER-41)', async path => {
    const page = await opened({ host: 'localhost', path })
    await page.setViewportSize(DESK)
    await setText(page, '200%')
    expect(await widthOf(page)).toBeLessThanOrEqual(DESK.width)
    giveBack(page)
  })
})

describe('on a phone by day and on a desk by night, axe finds nothing, and at 320 px nothing scrolls sideways or is cut off, the text spread or twice as large too, on', () => {
  it.concurrent.for(KINDS)(
    '$name (BROWSER-30, BROWSER-31, BROWSER-55)',
    { timeout: 60_000 * LOOKS.length },
    async ({ create }, { expect }) => {
      const page = await opened(await create(fixture.product))
      for (const [size, media] of LOOKS) {
        await page.setViewportSize(size)
        await page.emulateMedia(media)
        expect
          .soft(
            await violations(page, media === FORCED ? ['color-contrast'] : []),
            JSON.stringify([size, media]),
          )
          .toEqual([])
      }
      await page.setViewportSize(NARROW)
      expect.soft(await widthOf(page)).toBeLessThanOrEqual(NARROW.width)
      await setText(page, '200%')
      for (const size of [NARROW, PHONE]) {
        await page.setViewportSize(size)
        expect.soft(await widthOf(page), 'its text twice as large').toBeLessThanOrEqual(size.width)
      }
      await setText(page, '')
      await page.setViewportSize(NARROW)
      await spread(page)
      expect.soft(await widthOf(page), 'its text spread').toBeLessThanOrEqual(NARROW.width)
      expect.soft(await cutOff(page)).toEqual([])
      giveBack(page)
    },
  )
})

describe('on a phone what unfolds shows it', () => {
  it.each(['/nl/aanbod/1000', '/nl/bezoekronde?ids=1000.1001', '/nl/hou-me-op-de-hoogte'])(
    'on %s (BROWSER-85)',
    async path => {
      const page = await opened({ host: 'localhost', path })
      expect(await page.locator('summary:visible').count()).toBeGreaterThan(1)
      expect(await unmarked(page)).toEqual([])
      giveBack(page)
    },
  )
})

/** What unfolds and looks like plain text: no sign, no icon and no line under it. */
const unmarked = (page: Page): Promise<(string | null)[]> =>
  page.locator('summary:visible').evaluateAll(summaries =>
    summaries
      .filter(summary => {
        const signs = [undefined, '::before', '::after'].map(part =>
          getComputedStyle(summary, part),
        )
        const [own, ...beside] = signs
        return (
          own?.listStyleType === 'none' &&
          own.textDecorationLine === 'none' &&
          beside.every(({ content }) => content === 'none') &&
          !summary.querySelector('svg')
        )
      })
      .map(({ textContent }) => textContent),
  )

interface Opened {
  state: string
  path: string
  host?: string
  open: (page: Page) => Promise<unknown>
}

/** What a visitor can open, on a phone. */
const STATES: Opened[] = [
  { state: 'the menu', path: '/nl', open: page => page.locator('.site-header__open').click() },
  {
    state: 'a menu of the filter',
    path: '/nl/te-koop',
    open: async page => {
      await page.locator('.filter-sheet__open').click()
      await page.locator('.filter-sheet__panel summary', { hasText: 'Type' }).click()
      await page.locator('input[name=type]').first().waitFor({ state: 'visible' })
    },
  },
  {
    state: 'the pictures on the full screen',
    path: '/nl/aanbod/1000',
    open: async page => {
      await page.locator('.gallery__link').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    state: 'what is wrong with a form',
    path: '/nl/contact',
    open: async page => {
      const form = page.locator('form[action$="contact-form-handler"]')
      await form.locator('[name=name]').focus()
      await page.waitForFunction(() =>
        document.querySelector('form[action$="contact-form-handler"]')?.hasAttribute('novalidate'),
      )
      await form.locator('[name=name]').fill('A')
      await form.locator('[name=email]').fill('nergens')
      await form.locator('button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    state: 'the map',
    path: '/nl/te-koop?view=map',
    open: page => page.locator('.leaflet-container, .map').first().waitFor({ state: 'visible' }),
  },
  {
    state: 'a home on the map',
    path: '/nl/te-koop?view=map&city=44021',
    open: async page => {
      await page.locator('.pin:not(.pin--cluster)').first().focus()
      await page.keyboard.press('Enter')
      await page.locator('.map-row__home:focus .card').waitFor()
    },
  },
  {
    state: 'the tools to draw an area',
    path: '/nl/te-koop?view=map',
    open: async page => {
      // The button is there before the map is.
      await page.locator('.pin').first().waitFor({ state: 'attached' })
      await page.locator('.map-tools__button').first().click()
      await page.locator('.map--drawing').waitFor()
    },
  },
  {
    state: 'places that fit what is typed',
    path: '/nl/te-koop?view=map',
    open: async page => {
      await page.locator('.place-radius__open').click()
      await page.getByRole('combobox', { name: 'Gemeente, postcode of straat' }).fill('gent')
      await page.locator('.place-combobox__option').first().waitFor()
    },
  },
  {
    state: 'the filter sheet',
    path: '/nl/te-koop',
    open: page => page.locator('.filter-sheet__open').click(),
  },
]

describe('axe finds nothing on a phone with', () => {
  it.concurrent.for(STATES)(
    '$state open (BROWSER-30)',
    async ({ path, host = 'localhost', open }, { expect }) => {
      const page = await opened({ host, path })
      await open(page)
      expect(await violations(page)).toEqual([])
      giveBack(page)
    },
  )
})
