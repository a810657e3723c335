import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSharedBrowser } from '../support/browser.ts'
import { newVisitor, cards, searches, total } from '../support/visitor.ts'

const fixture = useSharedBrowser({ pictures: false })

const open = (page: Page, menu: string) => page.locator('summary', { hasText: menu }).click()
const house = (page: Page) => page.locator('input[name=type][value="3"]')

/** The search's own script comes once what this resolves to is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.context().route(/\/assets\/filter-island-.*\.js$/, async route => {
    await held
    await route.continue()
  })
  return release
}

/** Addresses of the page that a choice asked for. */
function pagesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (/te-koop\?/.test(request.url())) asked.push(new URL(request.url()).search)
  })
  return asked
}

it('shows what is chosen before the scripts of the search are there (BROWSER-53)', async () => {
  const { page, ajaxCalls: calls, errors } = await newVisitor(fixture)
  const shown = async () => ({
    total: await total(page).textContent(),
    homes: await cards(page)
      .locator('a.card__link')
      .evaluateAll(links => links.map(link => link.getAttribute('href'))),
    next: await page.locator('[data-next]:visible').count(),
  })
  await page.goto('/nl/te-koop?type=3')
  const chosen = await shown()
  await page.goto('/nl/te-koop')
  const served = await shown()
  expect(served.total).not.toBe(chosen.total)
  const release = await holdScripts(page)
  await open(page, 'Type')
  const box = house(page)
  await box.check()
  await expect.poll(shown).toEqual(chosen)
  await box.uncheck()
  await expect.poll(shown).toEqual(served)
  await box.check()
  await expect.poll(shown).toEqual(chosen)
  expect(searches(calls)).toEqual([])
  release()
  await page.waitForURL(/type=3$/)
  await page.locator('[data-list-items][aria-busy=false]').waitFor()
  expect(await shown()).toEqual(chosen)
  expect(searches(calls)).toHaveLength(1)
  expect(errors).toEqual([])
})

it('asks for the page of a choice at once, for that of a typed number after 750 ms (BROWSER-69)', async () => {
  const { page } = await newVisitor(fixture)
  await page.goto('/nl/te-koop?type=3')
  const chosen = await total(page).textContent()
  await page.clock.install()
  await page.goto('/nl/te-koop')
  await holdScripts(page)
  // From here no timer of the page ends by itself.
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = pagesOf(page)
  await open(page, 'Type')
  await house(page).check()
  await expect.poll(() => total(page).textContent()).toBe(chosen)
  expect(asked).toHaveLength(1)
  await page.locator('input[name=price-max]').fill('300000')
  await page.clock.runFor(749)
  expect(asked).toHaveLength(1)
  await page.clock.runFor(1)
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]).toContain('price-max=300000')
})

it('asks for the scripts of a search after the page of a choice, by their priority (BROWSER-67)', async () => {
  const { page } = await newVisitor(fixture)
  // What other parts of the page ask for, some of it the search's too, is there.
  await page.goto('/nl/te-koop', { waitUntil: 'networkidle' })
  await holdScripts(page)
  const files = await page.locator('[data-name="estate-filter"]').getAttribute('data-files')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const priorities = new Map<string, string>()
  devtools.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) =>
    priorities.set(new URL(url).pathname, initialPriority),
  )
  await open(page, 'Type')
  await house(page).check()
  await expect.poll(() => priorities.get('/nl/te-koop')).toBe('High')
  const scripts = files?.split(' ').filter(file => priorities.has(file)) ?? []
  expect(scripts).toContain(files?.split(' ')[0])
  expect(scripts.map(file => priorities.get(file))).toEqual(scripts.map(() => 'Low'))
})

it('reads the page of a choice up to the end of its list (BROWSER-68)', async () => {
  const { page } = await newVisitor(fixture)
  await page.goto('/nl/te-koop?type=3')
  const chosen = await total(page).textContent()
  const homes = await cards(page).count()
  const html = await page.content()
  await page.goto('/nl/te-koop')
  await holdScripts(page)
  // A line on which what follows never comes.
  await page.evaluate(
    start => {
      Object.assign(globalThis, { left: false })
      globalThis.fetch = async () =>
        new Response(
          new ReadableStream({
            start: stream => stream.enqueue(new TextEncoder().encode(start)),
            cancel: () => void Object.assign(globalThis, { left: true }),
          }),
        )
    },
    html.slice(0, html.indexOf('</nav>', html.indexOf('data-pages')) + '</nav>'.length),
  )
  await open(page, 'Type')
  await house(page).check()
  await expect.poll(() => total(page).textContent()).toBe(chosen)
  expect(await cards(page).count()).toBe(homes)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'left'))).toBe(true)
})
