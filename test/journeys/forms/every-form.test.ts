import { createServer, type Server } from 'node:http'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '../../../shared/site/site.ts'
import { openPage } from '../support/browser.ts'
import { editJson, editSite } from '../support/edit-site.ts'
import { isSubscriber, mailsTo } from '../support/mails.ts'
import { type Product, sharedBrowser, startProduct } from '../support/product.ts'

const CAPTCHA_PORT = 48_700
const CAPTCHA_HOST = 'ardennen.localhost'
const CAPTCHA_SITE = 3

let product: Product
let browser: Browser
let captcha: Server

beforeAll(async () => {
  captcha = createServer((_, answer) =>
    answer
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ success: true, hostname: CAPTCHA_HOST })),
  ).listen(CAPTCHA_PORT, '127.0.0.1')
  product = await startProduct({
    RATE_LIMITS: 'off',
    CAPTCHA_SECRET: 'test',
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${CAPTCHA_PORT}`,
  })
  await editSite(product, CAPTCHA_SITE, (row, table) => {
    if (table === 'site')
      editJson<Site>(row, 'doc', site => {
        site.settings.captcha = { service: 'turnstile', siteKey: 'test' }
      })
  })
  browser = await sharedBrowser(false)
})

afterAll(async () => {
  for (const context of browser?.contexts() ?? []) await context.close()
  await product?.close()
  captcha?.close()
})

/** The captcha service's own script, as far as a form needs it. */
const TURNSTILE = `let said; window.turnstile = { render: (_, { callback }) => { said = callback; return 'w' }, execute: () => said('token ' + Math.random()), reset() {} }`

async function newVisitor(host: string, javaScriptEnabled: boolean): Promise<Page> {
  const page = await openPage(
    { browser, product },
    { host, javaScriptEnabled, locale: 'nl-BE', viewport: { width: 1280, height: 900 } },
  )
  await page
    .context()
    .route('https://challenges.cloudflare.com/**', route =>
      route.fulfill({ contentType: 'text/javascript', body: TURNSTILE }),
    )
  return page
}

/** Where the newest mail to an address leads. */
async function linkTo(recipient: string, path: RegExp): Promise<string> {
  const [mail] = await mailsTo(product, recipient)
  return path.exec(mail?.text ?? '')?.[0] ?? ''
}

/** A subscriber's own page, reached as from the mailbox. */
async function openSearches(page: Page, email: string): Promise<void> {
  await page.goto('/nl/hou-me-op-de-hoogte')
  await page.fill('#subscribe-email', email)
  await page.locator('#subscribe [name=privacy]').check()
  await page.locator('#subscribe button[type=submit]').click()
  await page.waitForURL('**/succes')
  await page.goto(await linkTo(email, /http\S+\/hou-me-op-de-hoogte\/\S+/))
  await page.locator('button[value=confirm]').click()
  await page.waitForURL('**sent=confirmed')
}

async function fillPerson(form: Locator, email: string): Promise<void> {
  await form.locator('[name=name]').fill('An Peeters')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=privacy]').check()
}

interface TriedForm {
  host?: string
  /** Opens it and fills it in well. */
  open(page: Page, email: string, hasScript: boolean): Promise<Locator>
  /** Makes one field wrong in a way that only the server knows of. */
  spoil(form: Locator): Promise<void>
  wrong: string
  /** Something else the visitor wrote. */
  kept: [selector: string, value: string]
  mend(form: Locator, email: string): Promise<void>
  /** What the page says when it was taken. */
  done: string | RegExp
}

const spoilEmail = {
  spoil: (form: Locator) => form.locator('[name=email]').fill('an@voorbeeld'),
  wrong: 'email',
  mend: (form: Locator, email: string) => form.locator('[name=email]').fill(email),
}
const spoilReasons = {
  spoil: async (form: Locator) => {
    for (const box of await form.locator('[name=reason]').all()) await box.uncheck()
  },
  wrong: 'reason',
  mend: (form: Locator) => form.locator('[name=reason]').first().check(),
}

const openContact =
  (path: string) =>
  async (page: Page, email: string): Promise<Locator> => {
    await page.goto(path)
    const form = page.locator('form[action$="contact-form-handler"]')
    await fillPerson(form, email)
    await form.locator('[name=text]').fill('Is dit huis nog vrij?')
    return form
  }

const FORMS: Record<string, TriedForm> = {
  contact: {
    open: openContact('/nl/contact'),
    ...spoilEmail,
    kept: ['[name=text]', 'Is dit huis nog vrij?'],
    done: 'Bedankt',
  },
  estimate: {
    open: openContact('/nl/contact?source=estimate'),
    ...spoilEmail,
    kept: ['[name=text]', 'Is dit huis nog vrij?'],
    done: 'Bedankt',
  },
  subscribe: {
    async open(page, email) {
      await page.goto('/nl/hou-me-op-de-hoogte')
      const form = page.locator('form#subscribe')
      await form.locator('[name=email]').fill(email)
      await form.locator('[name=price-max]').fill('350000')
      await form.locator('[name=privacy]').check()
      return form
    },
    ...spoilReasons,
    kept: ['[name=price-max]', '350000'],
    done: 'Bijna klaar',
  },
  edit: {
    async open(page, email) {
      await openSearches(page, email)
      await page.locator('.search-edit summary').first().click()
      const form = page.locator('.search-edit form')
      await form.locator('[name=price-max]').fill('350000')
      return form
    },
    ...spoilReasons,
    kept: ['[name=price-max]', '350000'],
    done: 'Uw wijziging is bewaard',
  },
  friend: {
    host: CAPTCHA_HOST,
    async open(page, email) {
      await page.goto('/nl')
      await page.locator('a.card__link').first().click()
      await page.waitForURL('**/nl/aanbod/**')
      const form = page.locator('form[action$="send-to-a-friend"]')
      await fillPerson(form, email)
      await form.locator('[name=friend]').fill('bo@voorbeeld.be')
      await form.locator('[name=text]').fill('Iets voor ons?')
      return form
    },
    spoil: form => form.locator('[name=friend]').fill('bo@voorbeeld'),
    wrong: 'friend',
    mend: form => form.locator('[name=friend]').fill('bo@voorbeeld.be'),
    kept: ['[name=text]', 'Iets voor ons?'],
    done: 'De mail is onderweg',
  },
  viewing: {
    host: 'gent.localhost',
    async open(page, email) {
      await page.goto('/nl/aanbod/1002?viewing=1')
      const form = page.locator('form.viewing-form')
      await form.locator('label.slot').first().click()
      await fillPerson(form, email)
      return form
    },
    ...spoilEmail,
    kept: ['[name=name]', 'An Peeters'],
    done: 'Uw bezoek staat vast',
  },
  stay: {
    host: 'kust.localhost',
    async open(page, email, hasScript) {
      await page.goto('/nl/vakantie?period=WEEK')
      // Not the week that the other visitor has just taken.
      await page
        .locator('.rental-card .card__link')
        .nth(hasScript ? 0 : 1)
        .click()
      await page.locator('.calendar a[rel=next]').click()
      await page.waitForURL(/month=/)
      await page.locator('.periods a').first().click()
      await page.waitForURL(/start=/)
      const form = page.locator('form.stay-form')
      await fillPerson(form, email)
      await form.locator('[name=phone]').fill('0470 12 34 56')
      await form.locator('[name=persons]').fill('2')
      for (const box of await form.locator('[name=agreement]').all()) await box.check()
      await form.locator('[name=message]').fill('We komen laat aan')
      return form
    },
    ...spoilEmail,
    kept: ['[name=message]', 'We komen laat aan'],
    done: 'wacht op antwoord',
  },
}

describe.each([[true], [false]])('with script: %s', hasScript => {
  it.each(Object.keys(FORMS))(
    'the %s form names its error, moves the focus there, keeps what was written and is then taken',
    async name => {
      const {
        host = 'localhost',
        open,
        spoil,
        wrong,
        kept: [selector, value],
        mend,
        done,
      } = FORMS[name]!
      const page = await newVisitor(host, hasScript)
      const email = `${name}-${hasScript}-${Math.random().toString(36).slice(2, 8)}@voorbeeld.be`
      const form = await open(page, email, hasScript)
      await spoil(form)
      const submit = form.locator('button[type=submit]').first()
      await submit.click()
      const field = page
        .locator('main')
        .locator('.field--wrong, .field:has(.check--wrong)')
        .filter({ has: page.locator(`[name="${wrong}"]`) })
      await field.locator('.field__error').filter({ hasText: /\S/ }).waitFor()
      expect(await page.locator('.field__error:visible').count()).toBe(1)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe(wrong)
      const again = page
        .locator('main form')
        .filter({ has: page.locator(`[name="${wrong}"]`) })
        .filter({ visible: true })
        .first()
      expect(await again.locator(selector).inputValue()).toBe(value)
      await mend(again, email)
      // What is sent before the script is awake has nobody's proof to be human.
      if (name === 'friend' && hasScript) await again.and(page.locator('[novalidate]')).waitFor()
      await again.locator('button[type=submit]').first().click()
      // Without script nobody can prove to be human, and no friend is mailed.
      if (name === 'friend' && !hasScript) {
        await page
          .locator('main')
          .getByText('Zonder controle versturen we geen mail')
          .first()
          .waitFor()
        expect(await page.locator('main a[href^="mailto:"]').count()).toBe(1)
        expect(await page.locator('main a[data-share]').count()).toBe(1)
      } else await page.locator('main').getByText(done).first().waitFor()
    },
  )

  it('the unsubscribe form asks why, and says goodbye', async () => {
    const page = await newVisitor('localhost', hasScript)
    const email = `weg-${hasScript}-${Math.random().toString(36).slice(2, 8)}@voorbeeld.be`
    await openSearches(page, email)
    await page.locator('main a[href*="/uitschrijven/"]').click()
    await page.waitForURL('**/uitschrijven/**')
    await page.locator('[name=reason]').nth(1).check()
    await page.locator('main form button').click()
    await page.locator('main').getByText('uitgeschreven').first().waitFor()
    expect(await isSubscriber(product, 1, email)).toBe(false)
  })
})
