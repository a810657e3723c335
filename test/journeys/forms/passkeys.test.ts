import { describe, expect, it } from 'vitest'
import { openPage, useBrowser } from '../support/browser.ts'
import { addressIn, mailsTo } from '../support/mails.ts'

const TOKEN = 'journey-token'
const fixture = useBrowser(
  { DESK: 'on', ADMIN_TOKEN: TOKEN, RATE_LIMITS: 'off' },
  { pictures: false },
)
const AN = 'an@agency.example'

describe('a passkey', () => {
  it('is made and signs its person in, with the device’s own dialogue (DESK-40, DESK-47)', async () => {
    const { product } = fixture
    const origin = product.origin('localhost')
    const put = await fetch(`${origin}/admin/agencies/1/owner`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ email: AN, name: 'An' }),
    })
    expect(put.status).toBe(200)
    const page = await openPage(fixture, { viewport: { width: 390, height: 800 } })
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => {
      // The sign-in page answers 401.
      if (message.type() === 'error' && !message.text().includes('401')) errors.push(message.text())
    })
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto('/desk')
    await page.locator('[name=email]').fill(AN)
    await page.locator('form[action="/desk/sign-in"] button').click()
    await page.waitForURL('**/desk/sign-in')
    const [mail] = await mailsTo(product, AN)
    await page.goto(addressIn(mail, 'in'))
    await page.locator('form[method=post] button.button--primary').first().click()
    await page.waitForURL('**/desk')
    await page.goto('/desk/me')
    await page.locator('#key-name').fill('Telefoon van An')
    // Waited for before it is asked for: the page that says so forgets it at once (DESK-26).
    await Promise.all([
      page.waitForURL('**/desk/me?*'),
      page.locator('[data-desk=new-passkey] button').click(),
    ])
    expect(await page.locator('.access__row strong').first().textContent()).toBe('Telefoon van An')
    await page.context().clearCookies()
    await page.goto('/desk')
    await page.locator('[data-desk=passkey] button').click()
    await page.locator('.desk-person').first().waitFor({ state: 'attached' })
    expect(new URL(page.url()).pathname).toBe('/desk')
    expect(errors).toEqual([])
  })
})
