import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { goToRoom, send, useOwner } from '../../support/desk.ts'
import { mailsTo } from '../../support/mails.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })
const asOwner = useOwner(fixture)

/** Writes to the agency as the contact form does without script. */
async function write(page: Page, fields: Record<string, string>): Promise<void> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post('/nl/ajax/contact-form-handler', {
    form: { ...fields, privacy: '1' },
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

describe.each([
  ['on a telephone', { viewport: { width: 360, height: 740 } }],
  ['at 1,280 px', { viewport: { width: 1280, height: 900 } }],
  ['without JavaScript', { viewport: { width: 360, height: 740 }, javaScriptEnabled: false }],
])('the inbox, %s', (_, options) => {
  it('answers a question, gives a valuation away, and erases a person (INBOX-11, INBOX-15, INBOX-32)', async () => {
    const own = await asOwner(options)
    const mark = crypto.randomUUID().slice(0, 8)
    const email = `jo-${mark}@voorbeeld.be`
    await own.goto('/desk')
    await write(own, { name: `Jo ${mark}`, email, text: 'Is het nog vrij?' })
    const valuation = { text: 'Schat mijn huis', source: 'estimate' }
    await write(own, { name: `Mia ${mark}`, email: `mia-${mark}@voorbeeld.be`, ...valuation })
    await goToRoom(own, '/desk/inbox')

    await send(own, own.locator('main a', { hasText: `Jo ${mark}` }))
    await own.fill('#text', 'Ja, kom gerust langs.')
    await send(own, own.locator('#reply form button'))
    await own.locator('.message--desk', { hasText: 'kom gerust langs' }).waitFor()
    const [mail] = await mailsTo(fixture.product, email)
    expect(mail?.text).toContain('Ja, kom gerust langs.')

    await send(own, own.locator('.desk-top__back a'))
    await send(own, own.locator('main a', { hasText: `Mia ${mark}` }))
    await own.selectOption('#owner', { index: 1 })
    await send(own, own.locator('form', { has: own.locator('#owner') }).locator('button'))
    await own.locator('[role=status]').waitFor()
    expect(await own.inputValue('#owner')).not.toBe('')

    await own.goto(`/desk/inbox?q=${mark}`)
    await send(own, own.locator('main a', { hasText: `Jo ${mark}` }))
    await send(own, own.locator('main a[href$="/person"]'))
    const erase = own.locator('form[action="/desk/inbox/person/sure"] button')
    await send(own, erase)
    await send(own, own.locator('form[action="/desk/inbox/person/erase"] button'))
    await own.locator('[role=status]').waitFor()
    await own.goto(`/desk/inbox?q=${mark}`)
    await own.locator('main a', { hasText: `Mia ${mark}` }).waitFor()
    expect(await own.locator('main').innerText()).not.toContain(`Jo ${mark}`)
    await own.close()
  })
})
