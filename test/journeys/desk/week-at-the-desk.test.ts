import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { openPage, useBrowser } from '../support/browser.ts'
import { deskLink, goToRoom, makeOwner, OWNER, signIn } from '../support/desk.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' })

const PHONE = { width: 360, height: 740 }
const NARROW = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

/** Who is signed in once, for all tests that need not look at how. */
let anOwner: Exclude<BrowserContextOptions['storageState'], string | undefined>

beforeAll(async () => {
  const page = await openPage(fixture, { timeout: 15_000 })
  await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
  anOwner = await page.context().storageState()
  await page.close()
})

const asOwner = (options: Parameters<typeof openPage>[1] = {}): Promise<Page> =>
  openPage(fixture, { storageState: anOwner, locale: 'nl-BE', timeout: 15_000, ...options })

const done = (page: Page): Promise<string> => page.locator('[role=status]').first().innerText()

/** Addresses of the desk that a page leads to, one of each kind. */
async function linksOf(page: Page): Promise<string[]> {
  const paths = await page
    .locator('main a[href^="/desk"], .desk-menu a[href^="/desk"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  return paths.map(path => path.split('#')[0] ?? '')
}

/** A page a kind: ids are one, and so are lists further on. */
const kindOf = (path: string): string =>
  path
    .replace(/\?.*/, query => `?${[...new URLSearchParams(query).keys()].join('&')}`)
    .replace(/\/[\w%-]*\d[\w%-]*(?=\/|\?|$)/g, '/:id')
    .replace(/^\/desk\/pages\/[\w-]+$/, '/desk/pages/:name')

describe.each([
  ['on a telephone', { viewport: PHONE }, 0],
  ['at 1,280 px', { viewport: DESK }, 4],
  ['without JavaScript', { viewport: PHONE, javaScriptEnabled: false }, 8],
])('a week at the desk, %s', (_, options, index) => {
  it('hires an editor, who can not open what is not theirs, and ends it again (DESK-18, DESK-23)', async () => {
    const own = await openPage(fixture, { ...options, locale: 'nl-BE', timeout: 15_000 })
    await signIn(own, fixture.product, await makeOwner(fixture.product, 1))
    const email = `eve-${crypto.randomUUID().slice(0, 8)}@agency.example`
    await goToRoom(own, '/desk/people')
    const invite = own.locator('form', { has: own.locator('input[value="invite"]') })
    await invite.locator('[name=email]').fill(email)
    await invite.locator('[name=role][value=editor]').check()
    await invite.locator('button').click()
    await own.locator('main', { hasText: email }).waitFor()

    const eve = await openPage(fixture, { ...options, locale: 'nl-BE', timeout: 15_000 })
    await eve.goto(await deskLink(fixture.product, email, 'join'))
    await eve.fill('#name', 'Eve')
    await eve.click('main form button')
    await signIn(eve, fixture.product, email)
    expect(await eve.locator('.desk-menu a[href="/desk/audit"]').count()).toBe(0)
    expect((await eve.goto('/desk/audit'))?.status()).toBe(403)

    await own.goto('/desk/audit')
    expect(await own.locator('main').innerText()).toContain('Eve')

    await own.goto('/desk/people')
    const hers = own.locator('li', { hasText: email })
    await hers.locator('summary').click()
    const removal = hers.locator('form', { has: own.locator('input[value=remove]') })
    await removal.locator('button').click()
    await done(own)
    expect(await own.locator('main').innerText()).not.toContain(email)
    expect((await eve.goto('/desk'))?.status()).toBe(401)
    await own.close()
    await eve.close()
  })

  it('makes a key and revokes it (DESK-19)', async () => {
    const own = await asOwner(options)
    await own.goto('/desk')
    await goToRoom(own, '/desk/domain')
    await own.click('main a[href="/desk/keys"]')
    await own.waitForURL('**/desk/keys')
    await own.fill('#name', 'Onze software')
    await own.locator('input[name=scopes]').first().check()
    await own
      .locator('form', { has: own.locator('input[value="add"]') })
      .locator('button')
      .click()
    expect(await done(own)).toContain('Onze software')
    await own.goto('/desk/keys')
    await own
      .locator('form', { has: own.locator('input[value="revoke"]') })
      .first()
      .locator('button')
      .click()
    await own.waitForURL('**/desk/keys*')
    expect(await own.locator('main').innerText()).toContain('ingetrokken')
    await own.close()
  })

  it('lowers the price of a home, sells it and takes that back', async () => {
    const own = await asOwner(options)
    await own.goto('/desk/homes?order=number&transaction=1')
    const homes = await own
      .locator('main a[href^="/desk/homes/"]')
      .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') ?? ''))])
    let path = ''
    for (const home of homes.filter(each => /^\/desk\/homes\/[\w-]+$/.test(each)).slice(index)) {
      path = `${home}/acts`
      if (home.endsWith('/new')) continue
      await own.goto(path)
      if ((await own.locator('button[value=sold]').count()) > 0) break
    }
    await own.fill('[name=price]', '123.456')
    await own.locator('form.acts__price button').click()
    await done(own)
    expect(await own.inputValue('[name=price]')).toBe('123.456')
    await own.locator('button[value=sold]').click()
    await done(own)
    expect(await own.locator('button[value=sold]').count()).toBe(0)
    await own
      .locator('form', { has: own.locator('input[value=undo]') })
      .first()
      .locator('button')
      .click()
    await done(own)
    expect(await own.locator('button[value=sold]').count()).toBe(1)
    await own.close()
  })

  it('loses nothing that was typed when the session ended meanwhile (DESK-27)', async () => {
    const own = await asOwner(options)
    await own.goto('/desk/people')
    const invite = own.locator('form', { has: own.locator('input[value="invite"]') })
    const email = `kept-${crypto.randomUUID().slice(0, 8)}@agency.example`
    await invite.locator('[name=email]').fill(email)
    await own.context().clearCookies()
    await invite.locator('button').click()
    const [tab] = await Promise.all([
      own.context().waitForEvent('page'),
      own.click('main a[href="/desk/sign-in"]'),
    ])
    await signIn(tab, fixture.product, await makeOwner(fixture.product, 1))
    await tab.close()
    await own.click('main form button')
    await own.waitForURL('**/desk/people*')
    expect(await own.locator('main').innerText()).toContain(email)
    await own.close()
  })
})

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
        reducedMotion: 'reduce',
        timeout: 15_000,
      })
      await page.goto('/desk')
      const wrong = (await violations(page)).map(each => `sign-in: ${each}`)
      await signIn(page, fixture.product, await makeOwner(fixture.product, site))
      const seen = new Set<string>()
      const queue = ['/desk']
      while (queue.length > 0) {
        const path = queue.shift() ?? ''
        if (seen.has(kindOf(path)) || /\.(json|csv|ndjson|zip)\b/.test(path)) continue
        seen.add(kindOf(path))
        await page.setViewportSize(viewport)
        const answer = await page.goto(path)
        if (!answer?.ok()) wrong.push(`${path}: ${answer?.status()}`)
        if (!answer?.headers()['content-type']?.startsWith('text/html')) continue
        // Whole, so that no field stands half behind the bar at the thumb.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
        wrong.push(...(await violations(page)).map(each => `${path}: ${each}`))
        await page.setViewportSize(NARROW)
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (beyond > 0) wrong.push(`${path}: ${beyond} px beyond 320`)
        // Of one agency what its rooms lead to, of the other its rooms.
        const isRoom = viewport === PHONE && /^\/desk\/\w+$/.test(path)
        if (isRoom || path === '/desk') queue.push(...(await linksOf(page)))
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
    const page = await openPage(fixture, { viewport: DESK, timeout: 15_000 })
    await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
    await page.goto('/desk/people')
    await page.click('form[action="/desk/out"] button')
    await page.waitForURL('**/desk')
    await page.evaluate(() => history.back())
    await page.locator('#email').waitFor()
    expect(await page.content()).not.toContain(OWNER)
    await page.close()
  })
})
