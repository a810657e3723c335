import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPage, useBrowser } from '../support/browser.ts'
import { makeOwner, send, signIn } from '../support/desk.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })

let page: Page
let home: string

beforeAll(async () => {
  page = await openPage(fixture, { viewport: { width: 1280, height: 900 }, locale: 'nl-BE' })
  await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
  await page.goto('/desk/homes/new')
  await page.selectOption('[name=kind]', '3')
  await page.fill('[name=place]', '9000 Gent')
  await send(page, page.locator('main form[method=post] button[type=submit]'))
  home = new URL(page.url()).pathname
})

const TITLE = '[name=general-title-nl]'
const notice = (which: string) => page.locator(`[data-shown-unsent="${which}"]`)
const save = () => page.locator('#record button.button--primary')
const kept = (): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

/** Presses a button whose form never arrives. */
async function failToSend(button = save()): Promise<void> {
  const lost = (url: URL) => url.pathname.startsWith('/desk/') && url.pathname !== '/desk/here'
  await page.route(lost, (route, request) =>
    request.method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  const failed = page.waitForEvent('requestfailed')
  await button.click()
  await failed
  await page.unroute(lost)
}

describe('a form of the desk that does not arrive', () => {
  it('17.8: stays in its page while there is no connection, and is sent afterwards (DESK-213)', async () => {
    await page.goto(`${home}?tab=texts`)
    await page.fill(TITLE, 'Aan de deur')
    await page.context().setOffline(true)
    await save().click()
    await notice('offline').waitFor()
    expect(await page.inputValue(TITLE)).toBe('Aan de deur')
    await page.context().setOffline(false)
    await send(page, save())
    expect(await notice('here').count()).toBe(0)
    expect(await page.inputValue(TITLE)).toBe('Aan de deur')
    expect(await kept()).not.toContain('Aan de deur')
  })

  it('17.8: is offered again where it stands, and from everywhere else (DESK-213)', async () => {
    await page.goto(`${home}?tab=texts`)
    await page.fill(TITLE, 'Met tuin')
    await page.fill('[name=general-description-nl]', 'Een lange tekst.\nMet een tweede regel.')
    await failToSend()
    await page.goto('/desk/homes')
    await notice('elsewhere').locator('a').click()
    await notice('here').waitFor()
    expect(await page.inputValue(TITLE)).toBe('Aan de deur')
    await notice('here').locator('[data-fill-in]').click()
    expect(await page.inputValue(TITLE)).toBe('Met tuin')
    expect(await page.inputValue('[name=general-description-nl]')).toContain('tweede regel')
    // Nothing is thrown away before it arrived.
    await page.goto(`${home}?tab=texts`)
    await notice('here').locator('[data-fill-in]').click()
    await send(page, save())
    expect(await page.inputValue(TITLE)).toBe('Met tuin')
    expect(await notice('here').count()).toBe(0)
    await page.goto('/desk')
    expect(await notice('elsewhere').count()).toBe(0)
  })

  it('17.8: is offered until somebody throws it away, and no other form is touched (DESK-213)', async () => {
    await page.goto(`${home}?tab=texts`)
    await page.fill(TITLE, 'Weg ermee')
    await failToSend()
    await page.goto(`${home}?tab=agent`)
    expect(await notice('here').count()).toBe(0)
    await page.fill('[name=salesRep-phone]', '09 123 45 67')
    await send(page, save())
    await page.goto(`${home}?tab=texts`)
    await notice('here').locator('[data-drop]').click()
    await page.reload()
    expect(await notice('here').count()).toBe(0)
    expect(await page.inputValue(TITLE)).toBe('Met tuin')
    expect(await kept()).not.toContain('Weg ermee')
  })

  it('17.8: comes back with the formatted text of its editor (DESK-213)', async () => {
    const path = '/desk/pages/home/section?type=htmlText'
    await page.goto(path)
    await page.locator('.rich-text__page').first().click()
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Vet')
    await failToSend(page.locator('form button[value=save]:visible:not([tabindex])'))
    await page.goto(path)
    await notice('here').locator('[data-fill-in]').click()
    const area = page.locator('.rich-text textarea').first()
    await expect.poll(() => area.inputValue()).toBe('<p><strong>Vet</strong></p>')
    expect(await page.locator('.rich-text__page strong').first().textContent()).toBe('Vet')
    await notice('elsewhere').waitFor({ state: 'detached' })
    await page.goto('/desk')
    await notice('elsewhere').locator('[data-drop]').click()
  })

  it('17.8: keeps no password and no code, and is nobody else’s (DESK-213)', async () => {
    await page.goto('/desk/feeds')
    const form = page.locator('form', { has: page.locator('input[type=password]') }).first()
    for (const field of await form.locator('input:not([type=hidden])').all())
      await field.fill((await field.getAttribute('type')) === 'password' ? 'geheim-1' : 'naam-1')
    await failToSend(form.locator('button'))
    await page.goto('/desk')
    expect(await kept()).toContain('naam-1')
    expect(await kept()).not.toContain('geheim-1')
    const out = page.locator('form[action="/desk/out"]')
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      out.evaluate((form: HTMLFormElement) => form.requestSubmit()),
    ])
    expect(await kept()).not.toContain('naam-1')
    await page.goto('/desk')
    await page.fill('#email', 'iemand@agency.example')
    await failToSend(page.locator('main form[action="/desk/sign-in"] button'))
    await page.goto('/desk')
    expect(await kept()).not.toContain('iemand@agency.example')
    await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
    await page.goto(`${home}?tab=texts`)
    await page.fill(TITLE, 'Van An')
    await failToSend()
    await page.goto('/desk')
    await notice('elsewhere').waitFor()
    await page.context().clearCookies()
    await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
    expect(await notice('elsewhere').count()).toBe(0)
    expect(await kept()).not.toContain('Van An')
  })

  it('17.8: is told apart from a visitor’s, which stays in its page and says so (FORM-17)', async () => {
    await page.goto('/nl/contact')
    const form = page.locator('form#contact, form[action*="contact"]').first()
    await form.locator('textarea').fill('Mag ik komen kijken?')
    for (const field of await form.locator('input:visible:not([type=checkbox])').all())
      await field.fill((await field.getAttribute('type')) === 'email' ? 'a@b.example' : 'Jan')
    await form.locator('input[type=checkbox][required]').check()
    await page.context().setOffline(true)
    await form.locator('button[type=submit]').click()
    await form.locator('[data-form-failure]:not([hidden])').waitFor()
    expect(await form.locator('textarea').inputValue()).toBe('Mag ik komen kijken?')
    await page.context().setOffline(false)
  })
})
