import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { adminToken } from '../support/stateful-page-kinds.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { openPage, useSharedBrowser } from '../support/browser.ts'

const fixture = useSharedBrowser({ pictures: false })

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const WALKED = [
  'home',
  'list of sales',
  'house for sale',
  'list on a map',
  'contact',
  'holiday home',
  'homes side by side',
]
/** Most pages end before; a list goes on loading. */
const MOST_STEPS = 80

async function opened(
  host: string,
  path: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await openPage(fixture, {
    host,
    viewport,
    locale: 'nl-BE',
  })
  await page.goto(path)
  // The map takes the place of its list when it comes; what is walked through is the page as it stays.
  if (path.includes('view=map')) await page.locator('.pin').first().waitFor({ state: 'attached' })
  return page
}

/** Of what has the focus: '' when it is seen and shows it, else what is wrong; null when the page was walked through. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const element = document.activeElement
    if (
      !(element instanceof Element) ||
      element === document.body ||
      element.hasAttribute('data-walked')
    )
      return null
    element.setAttribute('data-walked', '')
    const isOwn = (other: Element | null): boolean =>
      other !== null &&
      (element.contains(other) ||
        other.contains(element) ||
        (element instanceof HTMLInputElement &&
          [...(element.labels ?? [])].some(label => label.contains(other))))
    const isSeen = (): boolean => {
      // A pin is a point, its face hangs above.
      const { left, top, width, height } = (
        element.clientWidth > 0 ? element : (element.firstElementChild ?? element)
      ).getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap(x =>
        [0.15, 0.5, 0.85].map(y => [left + width * x, top + height * y] as const),
      )
      return points.some(
        ([x, y]) =>
          x >= 0 &&
          y >= 0 &&
          x < innerWidth &&
          y < innerHeight &&
          isOwn(document.elementFromPoint(x, y)),
      )
    }
    // What glides into view is there soon, but for a busy machine; what never comes stays hidden.
    for (const late = performance.now() + 20_000; performance.now() < late && !isSeen();)
      await new Promise(resolve => requestAnimationFrame(resolve))
    const near = [
      element,
      ...element.querySelectorAll('*'),
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
      element.parentElement,
      element.parentElement?.parentElement,
    ]
    const isShown = near.some(
      each =>
        each &&
        [null, '::before', '::after'].some(part => {
          const { outlineStyle, outlineWidth } = getComputedStyle(each, part)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        }),
    )
    const name = `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`
    const { left, top } = element.getBoundingClientRect()
    const where = `at ${left}, ${top} of a page at ${scrollY}, ${element.isConnected ? 'in' : 'out of'} it`
    return isSeen() ? (isShown ? '' : `no outline: ${name}`) : `hidden: ${name}, ${where}`
  })

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('on %s whoever goes by the keyboard sees where, on', (_, viewport) => {
  it.each(PAGE_KINDS.filter(({ name }) => WALKED.includes(name)))(
    '$name (BROWSER-28)',
    async ({ host, path }) => {
      const page = await opened(host, path, viewport)
      const wrong: string[] = []
      let steps = 0
      for (; steps < MOST_STEPS; steps++) {
        await page.keyboard.press('Tab')
        const fault = await focused(page)
        if (fault === null) break
        if (fault) wrong.push(fault)
      }
      await page.context().close()
      expect(wrong).toEqual([])
      expect(steps).toBeGreaterThan(1)
    },
  )
})

describe('what is dragged can be clicked as well:', () => {
  it('the map moves by its buttons, and an area is drawn by clicks alone (SEARCH-35, BROWSER-27)', async () => {
    const page = await opened('localhost', '/nl/te-koop?view=map', DESK)
    await page.locator('.pin').first().waitFor({ state: 'attached' })
    const place = (): Promise<string | null> =>
      page.locator('.leaflet-map-pane').getAttribute('style')
    await page.getByRole('button', { name: 'Kaart verschuiven' }).click()
    for (const way of ['boven', 'links', 'rechts', 'onder']) {
      const before = await place()
      await page.getByRole('button', { name: `Kaart naar ${way}` }).click()
      await expect.poll(place, { message: way }).not.toBe(before)
      await page.locator('.leaflet-pan-anim').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Teken een gebied' }).click()
    for (const [x, y] of [
      [100, 200],
      [300, 200],
      [200, 350],
    ] as const)
      await page.locator('.map').click({ position: { x, y } })
    await page.getByRole('button', { name: 'Klaar' }).click()
    await page.waitForURL(/within=/)
    expect(new URL(page.url()).searchParams.get('within')?.split(';')).toHaveLength(3)
    await page.context().close()
  })

  it.each([['a carousel', '/nl', '.carousel [data-carousel=">"]', '.carousel__row']])(
    '%s go on by a button (BROWSER-27)',
    async (_, path, button, row) => {
      const page = await opened('localhost', path, DESK)
      const place = (): Promise<string> =>
        page
          .locator(row)
          .first()
          .evaluate(element => `${element.scrollLeft} ${getComputedStyle(element).transform}`)
      await page.locator(row).first().scrollIntoViewIfNeeded()
      await page.locator(row).first().hover()
      await page.locator(button).first().waitFor({ state: 'visible' })
      const before = await place()
      await page.locator(button).first().click()
      await expect.poll(place).not.toBe(before)
      await page.context().close()
    },
  )
})

describe('what was said once', () => {
  it('is not asked again: days and people of a holiday, the search to be told of, the home that is asked about (BROWSER-36)', async () => {
    const page = await opened('kust.localhost', '/nl/vakantie?persons=2', DESK)
    await page.locator('.rental-card .card__link').first().click()
    await page.locator('.calendar a[rel=next]').click()
    await page.waitForURL(/month=/)
    await page.locator('.periods a').first().click()
    expect(await page.locator('#stay-persons').inputValue()).toBe('2')
    for (const name of ['start', 'end'])
      expect(await page.locator(`#stay input[name=${name}]`).getAttribute('type'), name).toBe(
        'hidden',
      )
    await page.goto(`${fixture.product.origin('localhost')}/nl/te-koop?type=2&price-max=400000`)
    await page.goto(
      await page
        .locator('a[href*="/hou-me-op-de-hoogte?"]')
        .first()
        .evaluate(link => (link as HTMLAnchorElement).href),
    )
    expect(
      await page
        .locator('#subscribe [name=type]:checked')
        .evaluateAll(boxes => boxes.map(box => box.getAttribute('value'))),
    ).toEqual(['2'])
    expect(await page.locator('#subscribe [name=price-max]').inputValue()).toBe('400000')
    await page.goto(`${fixture.product.origin('localhost')}/nl/aanbod/1000`)
    expect(
      await page
        .locator('form[action$="contact-form-handler"] [name=estate]')
        .first()
        .getAttribute('type'),
    ).toBe('hidden')
    await page.context().close()
  })
})

describe('the console’s door', () => {
  it('asks for nothing to be remembered or solved: a password manager may fill it in, and it may be pasted', async () => {
    const page = await opened('localhost', '/admin', DESK)
    const field = page.locator('input[name=token]')
    expect([await field.getAttribute('type'), await field.getAttribute('autocomplete')]).toEqual([
      'password',
      'current-password',
    ])
    expect(
      await field.evaluate(input =>
        input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      ),
    ).toBe(true)
    expect(await page.locator('form input:visible, form img, form iframe').count()).toBe(1)
    await field.focus()
    await page.keyboard.insertText(adminToken())
    await page.keyboard.press('Enter')
    await page
      .locator('main h1')
      .filter({ hasNot: page.locator('input[name=token]') })
      .waitFor()
    await expect.poll(() => page.locator('input[name=token]').count()).toBe(0)
    await page.context().close()
  })
})
