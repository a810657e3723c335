import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../shared/locale.ts'
import { href, pageHref } from '../../../shared/routes.ts'
import { URLS } from '../../../worker/listing-api/demo/agencies/localized.ts'
import { isAlike, PAGE_KINDS, type PageKind } from '../support/page-kinds.ts'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser()

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

/** A visitor notices from about 0.1. */
const MOST_SHIFT = 0.02

/** Counts from before the first byte, in any build of Chromium. */
const WATCH = `
  globalThis.seen = { shift: 0, moved: [], largest: null }
  new PerformanceObserver(list => list.getEntries().forEach(entry => {
    if (entry.hadRecentInput) return
    seen.shift += entry.value
    seen.moved.push(...entry.sources.map(source => source.node?.nodeType === 1 ? source.node.outerHTML.slice(0, 120) : String(source.node?.textContent).slice(0, 60)))
  })).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => { seen.largest = list.getEntries().at(-1).element }).observe({ type: 'largest-contentful-paint', buffered: true })`

async function opened(
  { host, path }: PageKind,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await openPage(fixture, {
    host,
    viewport,
    locale: 'nl-BE',
    reducedMotion: 'no-preference',
  })
  await page.addInitScript(WATCH)
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** From top to bottom in steps of a screen, as a thumb does; each step ends when what it asked for is drawn. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const until = async (isSo: () => boolean) => {
      for (let frames = 0; frames < 7_200 && !isSo(); frames++) await frame()
    }
    const endOfList = () =>
      document
        .querySelector('[data-pages]:not([hidden]):has([rel=next]:not([hidden]))')
        ?.getBoundingClientRect().top ?? Infinity
    const isInView = (element: Element) => {
      const { top, right, bottom, left, width } = element.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    for (
      let top = 0;
      top < Math.min(document.documentElement.scrollHeight, 9_000);
      top += innerHeight * 0.8
    ) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      // More of a list is on its way long before its end is seen; nobody outruns it.
      // It is asked for 800 px before: what is farther is not waited for.
      await until(() => endOfList() >= innerHeight + 800)
      await until(() => [...document.images].every(image => image.complete || !isInView(image)))
      await frame()
    }
  })

interface Seen {
  shift: number
  moved: string[]
  isEarly: boolean
  largest: string
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { shift, moved, largest } = (
      globalThis as unknown as { seen: { shift: number; moved: string[]; largest: Element | null } }
    ).seen
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
      .map(link => link.imageSrcset || link.href)
      .join(' ')
    const isEarly =
      !(largest instanceof HTMLImageElement) ||
      preloaded.includes(new URL(largest.currentSrc).pathname) ||
      (largest.loading === 'eager' && largest.fetchPriority === 'high')
    return { shift, moved, isEarly, largest: largest?.outerHTML.slice(0, 200) ?? '' }
  })

// The open map has its own journey; scrolled through here it outran a minute on a busy machine.
const KINDS = PAGE_KINDS.filter(kind => kind.name !== 'list on a map' && !isAlike(kind))

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)(
  'on %s nothing moves, and the largest picture is asked for first, on',
  (_, viewport) => {
    it.each(KINDS)('$name (BROWSER-29)', async kind => {
      const page = await opened(kind, viewport)
      const { isEarly, largest } = await seenOn(page)
      await scrollThrough(page)
      const { shift, moved } = await seenOn(page)
      await page.context().close()
      expect.soft({ isEarly, largest }).toMatchObject({ isEarly: true })
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
    })
  },
)

describe('the seaside on a phone', () => {
  it('keeps the words of its figures off the edge, and dims its pictures by night alone (CONTENT-86, BROWSER-56)', async () => {
    const page = await openPage(fixture, { host: 'kust.localhost', viewport: PHONE })
    await page.goto('/nl')
    const edges = await page.locator('.counters dt').evaluateAll(words =>
      words.map(word => {
        const range = document.createRange()
        range.selectNodeContents(word)
        const { left, right } = range.getBoundingClientRect()
        return Math.min(left, innerWidth - right)
      }),
    )
    expect(edges.length).toBeGreaterThan(2)
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(12)
    const shine = (): Promise<string> =>
      page
        .locator('.card .picture__image')
        .first()
        .evaluate(picture => getComputedStyle(picture).filter)
    expect(await shine()).toBe('none')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await shine()).toMatch(/^brightness\(0\.\d+\)$/)
    await page.context().close()
  })
})

const HOMES = PAGE_KINDS.filter(({ path, status }) => status === 200 && /\/aanbod\/./.test(path))

describe('on the smallest phone', () => {
  it.each(HOMES)(
    'the heart is whole in sight before anybody scrolls, on $name (BROWSER-70)',
    async ({ host, path }) => {
      const page = await openPage(fixture, { host, viewport: { width: 320, height: 640 } })
      await page.goto(path)
      const corners = await page.locator('.estate__heart').evaluate(heart => {
        const { left, top, right, bottom } = heart.getBoundingClientRect()
        const round = (bottom - top) * 0.2
        return [left + round, right - round].flatMap(x =>
          [top + round, bottom - round].map(y => heart.contains(document.elementFromPoint(x, y))),
        )
      })
      await page.context().close()
      expect(corners).toEqual([true, true, true, true])
    },
  )
})

describe('on a phone of 360 px, the act of the contact bar stands on one line', () => {
  it.each(HOMES)('on $name, in each language (BROWSER-71)', async ({ host, path }) => {
    const page = await openPage(fixture, { host, viewport: PHONE })
    await page.goto(path)
    const paths = await page
      .locator('link[rel=alternate][hreflang]:not([hreflang=x-default])')
      .evaluateAll(links => links.map(link => new URL((link as HTMLLinkElement).href).pathname))
    const wrapped: string[] = []
    for (const own of paths) {
      await page.goto(own)
      const acts = page.locator('.contact-bar .button')
      wrapped.push(
        ...(await acts.evaluateAll(all =>
          all.flatMap(act => {
            const words = document.createRange()
            words.selectNodeContents(act)
            return words.getClientRects().length > 1 ? [act.textContent] : []
          }),
        )),
      )
    }
    await page.context().close()
    expect(paths.length).toBeGreaterThan(2)
    expect(wrapped).toEqual([])
  })
})

/** Size of the h1, and the line above its header. */
const headOf = (page: Page): Promise<(string | undefined)[]> =>
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
    const page = await openPage(fixture, { host, viewport: DESK })
    const heads = new Set<string>()
    for (const path of ['favorieten', 'vergelijken', 'hou-me-op-de-hoogte', 'privacy-verklaring']) {
      await page.goto(`/nl/${path}`)
      heads.add(String(await headOf(page)))
    }
    await page.context().close()
    expect([...heads]).toEqual([expect.stringMatching(/^\d[\d.]*px,0px$/)])
  },
)

it.each(['localhost', 'kust.localhost', 'ardennen.localhost'])(
  'the search of the front page of %s is on its first screen, in every language (CONTENT-88)',
  async host => {
    const page = await openPage(fixture, { host, viewport: PHONE })
    const below: string[] = []
    for (const locale of LOCALES) {
      await page.goto(`/${locale}`)
      await page.evaluate(() => document.fonts.ready)
      for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
        await page.setViewportSize(viewport)
        const end = await page
          .locator('.sentence__input')
          .evaluate(input => input.getBoundingClientRect().bottom)
        if (end > viewport.height) below.push(`${locale} at ${viewport.width}: ${end}`)
      }
    }
    await page.context().close()
    expect(below).toEqual([])
  },
)

describe.each(LOCALES)('in %s, on a phone', locale => {
  it('the homes found are told on one line, and no table scrolls sideways (BROWSER-57)', async () => {
    const lines: Record<string, number> = {}
    const tooWide: string[] = []
    for (const host of ['localhost', 'kust.localhost', 'ardennen.localhost']) {
      const page = await openPage(fixture, { host, viewport: PHONE })
      await page.goto(pageHref(locale, URLS.sale[locale]))
      await page.evaluate(() => document.fonts.ready)
      lines[host] = await page
        .locator('[data-list-total]')
        .evaluate(total => total.getClientRects().length)
      for (const path of [
        href('soldPrices', locale),
        href('rental', locale, { rentalUnitId: 231 }),
      ]) {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const wide = await page
          .locator('.memory__table, .periods')
          .evaluateAll(
            tables => tables.filter(table => table.scrollWidth > table.clientWidth).length,
          )
        if (wide) tooWide.push(host + path)
      }
      await page.context().close()
    }
    expect(lines).toEqual({ localhost: 1, 'kust.localhost': 1, 'ardennen.localhost': 1 })
    expect(tooWide).toEqual([])
  })
})

it.each([PHONE, DESK])(
  'what is offered in the place of a home that is not there keeps the margins of the page at $width px (PAGE-98)',
  async viewport => {
    const page = await openPage(fixture, { viewport })
    await page.goto('/nl/aanbod/999999')
    const { start, end } = await page.locator('.estate__similar .card-list').evaluate(list => {
      const { left, right } = list.getBoundingClientRect()
      return { start: left, end: document.documentElement.clientWidth - right }
    })
    await page.context().close()
    expect(start).toBeGreaterThanOrEqual(16)
    expect(end).toBeGreaterThanOrEqual(16)
  },
)
