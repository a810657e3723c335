import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addressIn, mailsTo } from '../support/mails.ts'
import { openPage, useBrowser } from '../support/browser.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off' }, { pictures: false })

const newVisitor = (host: string, javaScriptEnabled: boolean): Promise<Page> =>
  openPage(fixture, { host, javaScriptEnabled, locale: 'nl-BE' })

async function fillStay(page: Page, email: string): Promise<void> {
  await page.fill('#stay-name', 'Reizende Gast')
  await page.fill('#stay-email', email)
  await page.fill('#stay-phone', '0470 12 34 56')
  await page.fill('#stay-persons', '2')
  for (const box of await page.locator('.stay-form input[type=checkbox]').all()) await box.check()
}

describe('a holiday without JavaScript', () => {
  it('is found by filter, chosen in the calendar and asked for; who comes second is told politely', async () => {
    const [page, other] = await Promise.all([
      newVisitor('kust.localhost', false),
      newVisitor('kust.localhost', false),
    ])
    await page.goto('/nl/vakantie')
    await page.selectOption('#rental-period', 'WEEK')
    await page.selectOption('#rental-persons', '2')
    await page.click('.rental-filter button')
    await page.waitForURL(url => url.searchParams.get('period') === 'WEEK')
    await page.locator('.rental-card .card__link').first().click()
    await page.locator('.calendar').waitFor()
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      page.locator('.calendar a[rel=next]').click(),
    ])
    await page.locator('.periods a').first().click()
    await page.waitForURL(/start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d/)
    await other.goto(page.url())
    await fillStay(page, 'eerste@voorbeeld.be')
    await fillStay(other, 'tweede@voorbeeld.be')
    await page.click('.stay-form button[type=submit]')
    await page.waitForURL('**/nl/verblijf/*')
    await page.locator('h1', { hasText: 'wacht op antwoord' }).waitFor()
    await other.click('.stay-form button[type=submit]')
    await other.locator('main', { hasText: 'door iemand anders' }).waitFor()
    expect((await mailsTo(fixture.product, 'eerste@voorbeeld.be'))[0]?.subject).toContain(
      'aanvraag is ontvangen',
    )
    expect(await mailsTo(fixture.product, 'tweede@voorbeeld.be')).toEqual([])
  })
})

describe('a viewing', () => {
  it('is booked, printed on one page, moved and cancelled without JavaScript (BROWSER-60)', async () => {
    const page = await newVisitor('gent.localhost', false)
    await page.goto('/nl/aanbod/1000')
    await page.locator('.contact-card a[href$="?viewing=1"]').click()
    await page.locator('label.slot:visible').first().click()
    await page.fill('#viewing-name', 'Stille Bezoeker')
    await page.fill('#viewing-email', 'stil@voorbeeld.be')
    await page.check('#viewing-privacy-1')
    await page.click('.viewing-form button[type=submit]')
    await page.locator('h1', { hasText: 'staat vast' }).waitFor()
    expect(await page.locator('.ticket__hours').count()).toBe(1)
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const address = addressIn(
      (await mailsTo(fixture.product, 'stil@voorbeeld.be'))[0],
      'afspraak-annuleren',
    )
    await page.goto(address)
    await page.locator('.appointment__move > summary').click()
    // Late on a day the first one has few hours left.
    await page.locator('.move-form .slots__date').nth(1).click()
    await page.locator('.move-form label.slot:visible').first().click()
    await page.click('.move-form button[type=submit]')
    await page.locator('main', { hasText: 'verplaatst' }).waitFor()
    const moved = (await mailsTo(fixture.product, 'stil@voorbeeld.be')).find(({ subject }) =>
      subject.startsWith('Verplaatst'),
    )
    await page.goto(addressIn(moved, 'afspraak-annuleren'))
    await page.click('.appointment form:not(.move-form) button')
    await page.locator('h1', { hasText: 'geannuleerd' }).waitFor()
    await page.goto(address)
    expect(await page.locator('h1').innerText()).toContain('al geannuleerd')
  })

  it('is planned by one act, day, hour and name, and ends as a ticket; the booked one is gone for the next (BOOK-101, BOOK-104, BOOK-105)', async () => {
    const page = await newVisitor('gent.localhost', true)
    await page.goto('/nl/aanbod/1001')
    expect(await page.locator('input[name=slot]').count()).toBe(0)
    await page.locator('.contact-card a[href$="?viewing=1"]').click()
    await page.locator('.slots__date').nth(1).click()
    const slot = page.locator('.viewing-form label.slot:visible').first()
    await slot.waitFor()
    const chosen = await slot.locator('input').getAttribute('value')
    await slot.click()
    await page.fill('#viewing-name', 'Snelle Bezoeker')
    await page.fill('#viewing-email', 'snel@voorbeeld.be')
    await page.check('#viewing-privacy-1')
    await page.click('.viewing-form button[type=submit]')
    await page.locator('.ticket').waitFor()
    expect(await page.locator('h1').innerText()).toContain('staat vast')
    await page.goto('/nl/aanbod/1001?viewing=1')
    await expect.poll(() => page.locator(`input[name=slot][value="${chosen}"]`).count()).toBe(0)
    expect(await mailsTo(fixture.product, 'snel@voorbeeld.be')).toHaveLength(1)
  })
})

describe('several homes on one day', () => {
  it('are chosen from a comparison, booked as one route without JavaScript, moved and cancelled on a phone (AFTERNOON-1, AFTERNOON-14, AFTERNOON-16)', async () => {
    const [page, phone] = await Promise.all([
      newVisitor('gent.localhost', false),
      openPage(fixture, {
        host: 'gent.localhost',
        locale: 'nl-BE',
        viewport: { width: 360, height: 740 },
      }),
    ])
    await page.goto('/nl/vergelijken?ids=1000.1001.1002')
    await page.locator('a[href*="/nl/bezoekronde"]').click()
    await page.waitForURL('**/nl/bezoekronde?*')
    await page.locator('.afternoon__route:visible').last().click()
    await page.fill('#afternoon-name', 'Ronde Bezoeker')
    await page.fill('#afternoon-email', 'ronde@voorbeeld.be')
    await page.check('#afternoon-privacy-1')
    await page.click('.afternoon__form button[type=submit]')
    await page.waitForURL(/\/nl\/bezoekronde\/[\w-]{24}/)
    await page.locator('.alert--success', { hasText: 'staan vast' }).waitFor()
    expect(await page.locator('.afternoon__at').count()).toBeGreaterThan(1)
    const ticket = addressIn(
      (await mailsTo(fixture.product, 'ronde@voorbeeld.be'))[0],
      'bezoekronde',
    )
    await phone.goto(`${new URL(ticket).pathname}?view=move`)
    await phone.locator('.afternoon__route:visible').last().click()
    await phone.click('.afternoon__form button[value=move]')
    await phone.locator('.alert--success', { hasText: 'zijn verplaatst' }).waitFor()
    expect(
      await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    await phone.locator('.appointment__move > summary').click()
    await phone.click('.appointment__move button')
    await phone.locator('.alert--success', { hasText: 'zijn geannuleerd' }).waitFor()
    expect(await phone.locator('.afternoon__at--off').count()).toBeGreaterThan(1)
  })
})
