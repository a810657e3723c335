import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLIPBOARDS, letters } from '../../support/pasted/clipboards.ts'
import { openPage, useBrowser } from '../support/browser.ts'
import { makeOwner, signIn } from '../support/desk.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })

const TAGS =
  'p b i span div ul li ol table tr td th caption h1 h5 a o:p figure figcaption noscript object u s pre blockquote dl dt dd label button section tbody sup'.split(
    ' ',
  )

const EDITOR = '.rich-text__page'

let page: Page

beforeAll(async () => {
  page = await openPage(fixture, { viewport: { width: 1280, height: 900 }, locale: 'nl-BE' })
  await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
  await page.goto('/desk/pages/home/section?type=htmlText')
  await page.locator(EDITOR).first().click()
})

/** Pastes into an empty editor, and gives what the form would send. */
async function paste(html: string, text = ''): Promise<string> {
  await page.locator(EDITOR).first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('@')
  await page.evaluate(
    ([where, copied, plain]) => {
      const data = new DataTransfer()
      data.setData('text/html', copied ?? '')
      data.setData('text/plain', plain ?? '')
      const event = new ClipboardEvent('paste', {
        clipboardData: data,
        cancelable: true,
        bubbles: true,
      })
      getSelection()?.selectAllChildren(document.querySelector(where ?? '') ?? document.body)
      document.querySelector(where ?? '')?.dispatchEvent(event)
    },
    [EDITOR, html, text],
  )
  const area = page.locator('.rich-text textarea').first()
  await expect.poll(() => area.inputValue()).not.toBe('<p>@</p>')
  return area.inputValue()
}

describe('what is pasted into the editor', () => {
  it('17.7: stays what it was in the writers’ programs, without a report of the policy (DESK-212)', async () => {
    const refused: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') refused.push(message.text())
    })
    for (const { name, html, becomes } of CLIPBOARDS)
      expect([name, await paste(html)]).toEqual([name, becomes])
    expect(refused).toEqual([])
  })

  it('17.7: loses no letter of its text (DESK-212)', async () => {
    const word = fc.constantFrom('huis ', 'onderhoud = 45 ', 'onclick=x ', "'style='a' ", '€ é ')
    const tag = fc.constantFrom(...TAGS)
    const css = fc.constantFrom('', 'font-weight:700', 'mso-list:l0 level2 lfo1', 'color:red')
    const { fragment } = fc.letrec<{ fragment: string; element: string }>(tie => ({
      fragment: fc
        .array(fc.oneof(word, tie('element')), { minLength: 1, maxLength: 4 })
        .map(parts => parts.join('')),
      element: fc
        .tuple(tag, css, tie('fragment'))
        .map(
          ([name, style, inner]) => `<${name} style="${style}" onclick="go()">${inner}</${name}>`,
        ),
    }))
    const sorted = (text: string) => [...letters(text)].toSorted().join('')
    await fc.assert(
      fc.asyncProperty(fragment, async inner => {
        const html = `<p>Eerst</p>${inner}`
        await paste(html)
        const shown = (await page.locator(EDITOR).first().textContent()) ?? ''
        expect(sorted(shown)).toBe(sorted(html.replace(/<[^>]*>/g, '')))
      }),
      { numRuns: 60 },
    )
  })

  it('17.7: is its plain text where the reader of HTML does not come (DESK-212)', async () => {
    await page.context().route('**/read-pasted*', route => route.abort())
    await page.reload()
    expect(await paste('<p><b>Ruim</b> huis</p>', 'Ruim huis')).toBe('<p>Ruim huis</p>')
    await page.context().unroute('**/read-pasted*')
  })
})
