import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeOwner, codeFor } from '../journeys/support/desk.ts'
import { addressIn, allMails, isSubscriber, mailsTo } from '../journeys/support/mails.ts'
import { useOwnProduct } from '../journeys/support/browser.ts'
import { agencyVisitPath, OPERATOR_TOKEN, REASON } from '../journeys/support/operator-visit.ts'
import { startChromium } from './chromium.ts'
import type { Engine, Tab } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { keepEngine } from './result.ts'
import { startWebKit } from './webkit.ts'

const { CHROMIUM = '', FIREFOX = '', WEBKIT_DRIVER = '', WEBKIT = '', XVFB = '' } = process.env

const fixture = useOwnProduct({ RATE_LIMITS: 'off', DESK: 'on', ADMIN_TOKEN: OPERATOR_TOKEN })

const ENGINES: [name: string, start: () => Promise<Engine>][] = [
  ['Chromium', () => startChromium(CHROMIUM)],
  ['Firefox', () => startFirefox(FIREFOX)],
  ['WebKit', () => startWebKit(WEBKIT_DRIVER, WEBKIT, XVFB)],
]

describe.each(ENGINES)('%s', (name, start) => {
  let engine: Engine
  let began = 0
  let ran = 0
  const failed: string[] = []
  beforeAll(async () => {
    began = performance.now()
    engine = await start()
  })
  afterEach(({ task }) => {
    ran++
    if (task.result?.errors?.length) failed.push(task.fullTestName)
  })
  afterAll(async () => {
    const seconds = Math.round((performance.now() - began) / 1000)
    keepEngine(name, { version: await engine.version(), ran, failed, seconds })
    await engine.close()
  })

  const somebody = (act: string): string => `${act}-${name.toLowerCase()}@voorbeeld.be`

  /** Does something as a visitor of their own, who leaves in the end. */
  async function visit(act: (tab: Tab) => Promise<void>, hasScript = true): Promise<void> {
    const tab = await engine.newTab({ origin: fixture.product.origin('localhost'), hasScript })
    try {
      await act(tab)
    } finally {
      await tab.close()
    }
  }

  const seen = (tab: Tab, selector: string) =>
    expect.poll(() => tab.isVisible(selector), { message: selector }).toBe(true)

  async function fillPerson(tab: Tab, form: string, email: string): Promise<void> {
    await tab.fill(`${form} [name=name]`, 'An Peeters')
    await tab.fill(`${form} [name=email]`, email)
    await tab.click(`${form} [name=privacy]`)
  }

  describe.each([[true], [false]])('with script: %s', hasScript => {
    it('finds a home: from the first page by a list to one of its homes, and back', () =>
      visit(async tab => {
        await tab.open('/nl')
        await tab.click('form.filter button[type=submit]')
        await expect.poll(() => tab.address()).toMatch(/^\/nl\/te-koop/)
        await seen(tab, 'article.card')
        await tab.click('article.card a.card__link')
        await expect.poll(() => tab.address()).toMatch(/^\/nl\/aanbod\//)
        await seen(tab, 'h1')
        await tab.back()
        await expect.poll(() => tab.address()).toMatch(/^\/nl\/te-koop/)
      }, hasScript))

    it('narrows a list by its filter, in the address too', () =>
      visit(async tab => {
        await tab.open('/nl/te-koop')
        const before = await tab.text('[data-list-total]')
        await tab.fill('input[name=price-max]', '300000')
        if (!hasScript) await tab.click('form.filter button[type=submit]')
        await expect.poll(() => tab.address()).toContain('price-max=300000')
        await expect.poll(() => tab.text('[data-list-total]')).not.toBe(before)
        await seen(tab, 'article.card')
      }, hasScript))

    it('keeps a favourite', () =>
      visit(async tab => {
        await tab.open('/nl/te-koop')
        await tab.click('button.favorite')
        if (hasScript) {
          await expect.poll(() => tab.text('[data-favorites-count]')).toBe('1')
          await tab.open('/nl/favorieten')
        }
        await expect.poll(() => tab.count('[data-saved]')).toBe(1)
        expect(await tab.address()).toMatch(/^\/nl\/favorieten/)
      }, hasScript))

    it('asks something: what is wrong is named, nothing typed is lost, then it is sent', () =>
      visit(async tab => {
        const form = 'form[action$="contact-form-handler"]'
        await tab.open('/nl/contact')
        await fillPerson(tab, form, 'an@voorbeeld')
        await tab.fill(`${form} [name=text]`, 'Is dit huis nog vrij?')
        await tab.click(`${form} button[type=submit]`)
        await seen(tab, `${form} [name=email][aria-invalid=true]`)
        expect(await tab.value(`${form} [name=text]`)).toBe('Is dit huis nog vrij?')
        await tab.fill(`${form} [name=email]`, somebody(`vraag-${hasScript}`))
        await tab.click(`${form} button[type=submit]`)
        await expect.poll(() => tab.text('[data-form-success]')).toContain('Bedankt')
        const mails = await allMails(fixture.product)
        expect(mails.map(({ text }) => text).join()).toContain(somebody(`vraag-${hasScript}`))
      }, hasScript))

    it('books a viewing, moves it and cancels it', () =>
      visit(async tab => {
        await tab.open('/nl/aanbod/1002?viewing=1')
        await tab.click('.viewing-form label.slot')
        await fillPerson(tab, '.viewing-form', somebody(`bezoek-${hasScript}`))
        await tab.click('.viewing-form button[type=submit]')
        await seen(tab, '.appointment')
        await tab.click('.appointment__move > summary')
        await tab.click('.move-form label.slot')
        await tab.click('.move-form button[type=submit]')
        await expect.poll(() => tab.address()).toContain('sent=move')
        await tab.click('.appointment form:not(.move-form) button')
        await expect.poll(() => tab.address()).toContain('sent=cancel')
      }, hasScript))

    it('subscribes, and confirms by the mail', () =>
      visit(async tab => {
        const email = somebody(`lezer-${hasScript}`)
        await tab.open('/nl/hou-me-op-de-hoogte?type=1')
        await tab.fill('#subscribe-email', email)
        await tab.click('#subscribe [name=privacy]')
        await tab.click('#subscribe button[type=submit]')
        await expect.poll(() => tab.address()).toMatch(/\/succes$/)
        const [mail] = await mailsTo(fixture.product, email)
        await tab.open(addressIn(mail, 'hou-me-op-de-hoogte'))
        await tab.click('button[value=confirm]')
        await expect.poll(() => tab.address()).toContain('sent=confirmed')
        expect(await isSubscriber(fixture.product, 1, email)).toBe(true)
      }, hasScript))

    it('signs in at the desk, and changes the home page', () =>
      visit(async tab => {
        const email = await makeOwner(fixture.product, 1)
        await tab.open('/desk')
        await tab.fill('#email', email)
        await tab.click('main form[action="/desk/sign-in"] button')
        await seen(tab, '#code')
        await tab.fill('#code', await codeFor(fixture.product, email))
        await tab.click('main form[action="/desk/code"] button')
        await expect.poll(() => tab.address()).toBe('/desk')
        const words = `Een huis dat past, ${name} ${hasScript}`
        await tab.open('/desk/pages/home/section/hero')
        await tab.fill('[name=title-nl]', words)
        await tab.click('button[value=save]:not([tabindex])')
        await seen(tab, '.notice--done')
        expect(await tab.value('[name=title-nl]')).toBe(words)
        await tab.open('/desk/pages/home')
        await tab.click('button[value=publish]')
        await seen(tab, '.notice--done')
        await tab.open('/nl')
        await expect.poll(() => tab.text('main')).toContain(words)
      }, hasScript))
  })

  it.each([[true], [false]])(
    '17.19: looks in as an operator, from the console on one host to the desk on another, with script: %s (DESK-55)',
    hasScript =>
      visit(async tab => {
        const console = fixture.product.origin('kust.localhost')
        await tab.open(`${console}/admin`)
        await tab.fill('[name=token]', OPERATOR_TOKEN)
        await tab.click('main form button')
        await seen(tab, '.console-head nav')
        await tab.open(console + agencyVisitPath(1))
        await tab.fill('#visit [name=reason]', REASON)
        await tab.click('#visit button')
        await seen(tab, 'a[href*="/desk/visit/"]')
        await tab.click('a[href*="/desk/visit/"]')
        await expect.poll(() => tab.address()).toMatch(/^\/desk\/visit\//)
        await tab.click('main form button')
        await expect.poll(() => tab.address()).toBe('/desk')
        await expect.poll(() => tab.text('body')).toContain(REASON)
      }, hasScript),
  )

  it('opens the map, whose pins are the homes of the list', () =>
    visit(async tab => {
      await tab.open('/nl/te-koop')
      await tab.click('[data-map-switch]')
      await expect.poll(() => tab.count('.pin')).toBeGreaterThan(0)
      await seen(tab, 'canvas.leaflet-tile-loaded')
      expect(await tab.address()).toContain('view=map')
      await expect
        .poll(async () => Number.parseInt(await tab.text('.map-status'), 10))
        .toBe(Number.parseInt(await tab.text('[data-list-total]'), 10))
      await tab.back()
      await expect.poll(() => tab.isVisible('.map')).toBe(false)
    }))

  it('shows without script a still map', () =>
    visit(async tab => {
      await tab.open('/nl/te-koop?view=map')
      await seen(tab, '[data-map-still]')
      await seen(tab, 'a.card__link')
    }, false))
})
