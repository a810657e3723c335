import { expect, it } from 'vitest'
import { openPage, useBrowser } from '../support/browser.ts'
import { allMails } from '../support/mails.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off' }, { pictures: false })

/** 400 kilobits a second either way, 400 ms there and back: the slow 3G of those who measure. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

it('on slow 3G one finds, filters, keeps and asks, and nothing that was done early is lost (BROWSER-54)', async () => {
  const page = await openPage(fixture, { viewport: { width: 360, height: 740 }, locale: 'nl-BE' })
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(error.message))
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', SLOW_3G)
  await page.goto('/nl/te-koop', { waitUntil: 'commit' })
  // Before its script can be there.
  await page.locator('.filter-sheet__open').click()
  await page.fill('input[name=price-max]', '300000')
  await page.waitForURL(/price-max=300000/)
  await page.keyboard.press('Escape')
  const euros = async (): Promise<number[]> =>
    (await page.locator('.card__price').allInnerTexts())
      .flatMap(text => /€\s([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? [])
      .map(Number)
  await expect.poll(async () => Math.max(...(await euros()))).toBeLessThanOrEqual(300_000)
  await page.locator('button.favorite').first().click()
  await page.locator('[data-favorites-count]', { hasText: '1' }).first().waitFor()
  await page.locator('a.card__link').first().click()
  await page.waitForURL('**/nl/aanbod/**', { waitUntil: 'commit' })
  const form = page.locator('form[action$="contact-form-handler"]')
  await form.locator('[name=name]').fill('Trage Lijn')
  await form.locator('[name=email]').fill('traag@voorbeeld.be')
  await form.locator('[name=text]').fill('Is dit nog vrij?')
  await form.locator('[name=privacy]').check()
  await form.locator('button[type=submit]').click()
  await page.locator('[data-form-success]').getByText('Bedankt').waitFor()
  const mails = await allMails(fixture.product)
  expect(mails.map(({ text }) => text).join()).toContain('Trage Lijn')
  expect(troubles).toEqual([])
})
