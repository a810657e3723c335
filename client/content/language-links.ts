import type { TypedField } from './typed-fields.ts'

/** What was typed on the page that a visitor leaves for another language, in this tab until the next page has it. */
const KEY = 'typed-fields'

/**
 * A filter chosen since the page was served goes along to the other language, and so do the place on the page and what was
 * typed in its forms (BROWSER-50, BROWSER-51).
 */
export function startLanguageLinks(): void {
  document.addEventListener(
    'click',
    event => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[hreflang]')
          : null
      if (!link) return
      link.search = location.search
      if (location.hash) link.hash = location.hash
      saveTyped()
    },
    { capture: true },
  )
  const typed = sessionStorage.getItem(KEY)
  if (typed === null) return
  sessionStorage.removeItem(KEY)
  void import('./typed-fields.ts').then(({ fillTyped }) => fillTyped(typed))
}

function saveTyped(): void {
  const fields = [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')].flatMap(
    form =>
      [...new FormData(form)].filter(
        (field): field is TypedField => typeof field[1] === 'string' && field[1] !== '',
      ),
  )
  if (fields.length > 0) sessionStorage.setItem(KEY, JSON.stringify(fields))
}
