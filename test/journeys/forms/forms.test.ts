import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useBrowser } from '../support/browser.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off' }, { pictures: false })

async function newVisitor(javaScriptEnabled: boolean): Promise<{ page: Page; errors: string[] }> {
  const page = await openPage(fixture, { javaScriptEnabled, locale: 'nl-BE' })
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors }
}

const contact = (page: Page) => page.locator('form[action$="contact-form-handler"]')

async function fillContact(page: Page, email = 'an@voorbeeld.be'): Promise<void> {
  const form = contact(page)
  await form.locator('[name=name]').fill('An Peeters')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=text]').fill('Is dit huis nog vrij?')
}

describe('the contact form with script', () => {
  it('stays on the page: names what is wrong where it is, then sends once (FORM-16)', async () => {
    const { page, errors } = await newVisitor(true)
    await page.goto('/nl/contact?source=estimate')
    const form = contact(page)
    const posts: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '')
    })
    await fillContact(page)
    await page.waitForFunction(() =>
      document.querySelector('form[action$="contact-form-handler"]')?.hasAttribute('novalidate'),
    )
    await form.locator('button[type=submit]').click()
    await form.locator('[data-form-failure]').waitFor()
    expect(await form.locator('.field__error:visible').count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('privacy')
    expect(posts).toHaveLength(0)
    await form.locator('[name=privacy]').check()
    await form.locator('button[type=submit]').dblclick()
    await form.getByText('Bedankt').waitFor()
    expect(posts).toHaveLength(1)
    expect(JSON.parse(posts[0] ?? '{}')).toMatchObject({
      text: 'Aanvraag gratis schatting - Is dit huis nog vrij?',
      privacy: '1',
      'g-recaptcha-response': '',
    })
    expect(await form.locator('[name=text]').inputValue()).toBe('')
    expect(errors).toEqual([])
  })
})

it('an error goes with its cause, and a language with what was typed (FORM-67, BROWSER-51)', async () => {
  const { page } = await newVisitor(true)
  await page.goto('/nl/contact')
  const form = contact(page)
  await fillContact(page, 'an')
  await page.waitForFunction(() =>
    document.querySelector('form[action$="contact-form-handler"]')?.hasAttribute('novalidate'),
  )
  await form.locator('button[type=submit]').click()
  await expect.poll(() => form.locator('.field__error:visible').count()).toBe(2)
  await form.locator('[name=email]').fill('an@voorbeeld.be')
  await expect.poll(() => form.locator('.field__error:visible').count()).toBe(1)
  expect(await form.locator('[name=email][aria-invalid=true]').count()).toBe(0)
  // In another language the form has what was typed (BROWSER-51).
  await page.locator('.languages a[hreflang=en]').click()
  await page.waitForURL(/\/en\//)
  await expect.poll(() => form.locator('[name=email]').inputValue()).toBe('an@voorbeeld.be')
  expect(await form.locator('[name=text]').inputValue()).toBe('Is dit huis nog vrij?')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

describe('forms without script', () => {
  it('send the contact form and come back to its page', async () => {
    const { page } = await newVisitor(false)
    await page.goto('/nl/contact')
    await fillContact(page)
    await contact(page).locator('[name=privacy]').check()
    await contact(page).locator('button[type=submit]').click()
    await page.waitForURL('**/nl/contact?sent=contact#contact')
    expect(await page.locator('[data-form-success]').innerText()).toContain('Bedankt')
  })

  it('bring back what was written when the server finds something wrong', async () => {
    const { page } = await newVisitor(false)
    await page.goto('/nl/contact')
    await fillContact(page, 'an@voorbeeld')
    await contact(page).locator('[name=privacy]').check()
    await contact(page).locator('button[type=submit]').click()
    await page.waitForURL('**/contact-form-handler')
    expect(await contact(page).locator('[name=text]').inputValue()).toBe('Is dit huis nog vrij?')
    expect(await contact(page).locator('[name=privacy]').isChecked()).toBe(true)
    expect(await page.locator('[name=email]').getAttribute('aria-invalid')).toBe('true')
  })
})

describe.each([[true], [false]])('with script: %s', hasScript => {
  it('keeps favourites, and shows them (BROWSER-1)', async () => {
    const { page, errors } = await newVisitor(hasScript)
    await page.goto('/nl/te-koop')
    await page.locator('button.favorite').first().click()
    if (hasScript) {
      await page.locator('[data-favorites-count]', { hasText: '1' }).waitFor()
      await page.goto('/nl/favorieten')
    }
    await page.waitForURL('**/nl/favorieten')
    await page.locator('[data-saved]').waitFor()
    expect(await page.locator('[data-saved]').count()).toBe(1)
    await page.getByRole('button', { name: 'Verwijderen' }).click()
    await page.locator('.favorites__empty').waitFor()
    expect(errors).toEqual([])
  })

  it('subscribes from a list with its filter, and leads to the next step', async () => {
    const { page, errors } = await newVisitor(hasScript)
    await page.goto('/nl/hou-me-op-de-hoogte?type=1&price-max=400000')
    const form = page.locator('#subscribe')
    await form.locator('[name=email]').fill(`${hasScript}@voorbeeld.be`)
    expect(await form.locator('[name=price-max]').inputValue()).toBe('400000')
    await form.locator('[name=privacy]').check()
    await form.locator('button[type=submit]').click()
    await page.waitForURL('**/hou-me-op-de-hoogte/succes')
    expect(await page.locator('h1').innerText()).toBe('Bijna klaar')
    expect(errors).toEqual([])
  })
})
