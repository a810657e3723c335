import { describe, expect, it } from 'vitest'
import { bringAxe, violations } from '../support/axe.ts'
import { openPage, useBrowser } from '../support/browser.ts'
import { makeOwner, OWNER, signIn, useOwner } from '../support/desk.ts'
import { isRoom, isSeenBefore, linksOf } from '../support/desk-pages.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })

const PHONE = { width: 360, height: 740 }
const NARROW = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

const asOwner = useOwner(fixture)

const isFramed = (url: URL): boolean =>
  url.pathname === '/desk/look/preview' || url.searchParams.has('preview')

describe('every page of the desk', () => {
  it.each([
    ['localhost', 'light', PHONE, 1],
    ['ardennen.localhost', 'dark', DESK, 3],
  ] as const)(
    'of %s, in the %s, has no mistake of accessibility and nothing that scrolls sideways (DESK-36)',
    async (host, colorScheme, viewport, site) => {
      const page = await openPage(fixture, {
        host,
        viewport,
        colorScheme,
      })
      await bringAxe(page)
      // What the desk frames is the site, which is looked at elsewhere.
      await page.route(isFramed, route => route.abort())
      await page.goto('/desk')
      const wrong = (await violations(page)).map(each => `sign-in: ${each}`)
      await signIn(page, fixture.product, await makeOwner(fixture.product, site))
      const seen = new Set<string>()
      const queue = ['/desk']
      while (queue.length > 0) {
        const path = queue.shift() ?? ''
        if (isSeenBefore(seen, path)) continue
        await page.setViewportSize(NARROW)
        const answer = await page.goto(path)
        if (!answer?.ok()) wrong.push(`${path}: ${answer?.status()}`)
        if (!answer?.headers()['content-type']?.startsWith('text/html')) continue
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (beyond > 0) wrong.push(`${path}: ${beyond} px beyond 320`)
        // Whole, so that no field stands half behind the bar at the thumb.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
        wrong.push(...(await violations(page)).map(each => `${path}: ${each}`))
        // Of one agency what its rooms lead to, of the other its rooms.
        const leadsOn = path === '/desk' || (viewport === PHONE && isRoom(path))
        if (leadsOn) queue.push(...(await linksOf(page)))
      }
      expect(seen.size).toBeGreaterThan(4)
      expect(wrong).toEqual([])
      await page.close()
    },
    240_000,
  )

  it('is reached by keys alone, and the menu closes by one (DESK-36)', async () => {
    const page = await asOwner({ viewport: PHONE })
    await page.goto('/desk')
    const opener = page.locator('.desk-bar button')
    await opener.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.desk-menu').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator('.desk-menu').isVisible()).toBe(false)
    expect(await opener.evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/desk/*')
    await page.close()
  })

  it('adds no byte to a visitor’s page (DESK-37)', async () => {
    const page = await openPage(fixture, { viewport: DESK, locale: 'nl-BE' })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    for (const path of ['/nl', '/nl/te-koop', '/nl/aanbod/1000', '/nl/contact']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.content()).not.toMatch(/\/desk|desk-/)
    }
    await page.goto('/desk')
    const desks = await page
      .locator('link[rel=stylesheet], script[src]')
      .evaluateAll(all =>
        all.map(each => each.getAttribute('href') ?? each.getAttribute('src') ?? ''),
      )
    const own = desks.filter(path => !asked.slice(0, asked.indexOf('/desk')).includes(path))
    expect(own.length).toBeGreaterThanOrEqual(2)
    await page.close()
  })
})

describe('a page of the desk in the browser’s memory', () => {
  it('shows nothing after signing out (DESK-30)', async () => {
    const page = await openPage(fixture, { viewport: DESK })
    await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
    await page.goto('/desk/people')
    await page.click('form[action="/desk/out"] button')
    await page.waitForURL('**/desk')
    await page.goBack()
    await page.locator('#email').waitFor()
    expect(await page.content()).not.toContain(OWNER)
    await page.close()
  })
})
