import { expect, it } from 'vitest'
import { agencyVisitPath, OPERATOR_TOKEN, REASON } from '../support/operator-visit.ts'
import { openPage, useBrowser } from '../support/browser.ts'

const fixture = useBrowser(
  { DESK: 'on', ADMIN_TOKEN: OPERATOR_TOKEN, RATE_LIMITS: 'off' },
  { pictures: false },
)

it.each([true, false])(
  '17.19: an operator gets from the console on one host to the desk on another, with script: %s (DESK-55)',
  async javaScriptEnabled => {
    const { product } = fixture
    const page = await openPage(fixture, { host: 'kust.localhost', javaScriptEnabled })
    const refused: string[] = []
    page.on('console', message => {
      if (/content security policy/i.test(message.text())) refused.push(message.text())
    })
    await page.goto('/admin')
    await page.locator('[name=token]').fill(OPERATOR_TOKEN)
    await page.locator('form button').first().click()
    await page.locator('.console-head nav').waitFor()
    await page.goto(agencyVisitPath(1))
    await page.locator('#visit [name=reason]').fill(REASON)
    await page.locator('#visit button').click()
    await page.locator('a[href*="/desk/visit/"]').click()
    await page.waitForURL(`${product.origin('localhost')}/desk/visit/*`)
    await page.locator('main form button').click()
    await page.waitForURL(`${product.origin('localhost')}/desk`)
    expect(await page.locator('body').textContent()).toContain(REASON)
    expect(refused).toEqual([])
  },
)
