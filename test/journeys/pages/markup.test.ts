import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { sendRequest } from '../support/request.ts'
import { STATEFUL_PAGE_KINDS, type CreatedPage } from '../support/stateful-page-kinds.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { useOwnProduct } from '../support/browser.ts'

const fixture = useOwnProduct({ RATE_LIMITS: 'off' })

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes some names as its props are (charSet, hrefLang); HTML reads them without case.
    'attr-case': 'off',
    'element-case': 'error',
    // The hearts' form is empty: each heart is its button, and stands on its card.
    'wcag/h32': 'off',
    // Style, not validity: how React and the sanitizer write.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
    'no-raw-characters': 'off',
    'script-type': 'off',
  },
})

async function mistakesIn({
  host,
  path,
  headers,
  status,
}: CreatedPage & { status: number }): Promise<string[]> {
  const page = await sendRequest(host, path, { follow: 1, headers })
  expect(page.status).toBe(status)
  const { results } = await validator.validateString(page.text)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId} ${line}:${column} ${message} (${selector})`,
    ),
  )
}

describe('the markup of', () => {
  it.each(PAGE_KINDS)('$name is valid (BROWSER-32)', async kind => {
    expect(await mistakesIn(kind)).toEqual([])
  })

  it.each(STATEFUL_PAGE_KINDS)('$name is valid (BROWSER-32)', async ({ create, status }) => {
    expect(await mistakesIn({ ...(await create(fixture.product)), status })).toEqual([])
  })
})
