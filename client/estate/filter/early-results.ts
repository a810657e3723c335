import { ownMarkup } from '../../trusted-types.ts'

/** How long a choice waits for the search's own scripts, in ms: where they come at once nothing else is asked for. */
const WAIT_MS = 200
/** A typed number rests as long as it does in the search (FILTER-36). */
const TYPED_WAIT_MS = 750

const PARTS = ['[data-list-total]', '[data-list-items]', '[data-pages]']

/**
 * Until the scripts of a search have come, a choice in the filter is answered by what the form leads to without them: the list of
 * that page takes the place of the list of this one (BROWSER-53). The address and the rest follow with the scripts.
 */
export function startEarlyResults(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let served: Element | undefined
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const { form } = target
    const list = listOf(form)
    if (!form || !list) return
    clearTimeout(timer)
    request.abort()
    const { signal } = (request = new AbortController())
    // What stands there is either what was served or the answer to the form as it is: the search goes on from both.
    if (served) show(list, served)
    // In a document that nobody sees, where pictures are not fetched.
    served ??= document.implementation.createHTMLDocument().importNode(list, true)
    const load = async (): Promise<void> => {
      if (isTaken(list)) return
      const response = await fetch(addressOf(form), { signal })
      if (!response.ok) return
      const markup = ownMarkup(await response.text())
      if (!isTaken(list)) show(list, new DOMParser().parseFromString(markup, 'text/html'))
    }
    timer = setTimeout(
      () => void load().catch(() => undefined),
      target.type === 'number' ? TYPED_WAIT_MS : WAIT_MS,
    )
  })
}

/** The list that a form is about, if it stands on this page and is not yet the scripts' own. */
function listOf(form: HTMLFormElement | null): Element | null {
  const [list, other] = document.querySelectorAll('[data-name="estate-list"]')
  const isHere = form?.matches('.filter') && new URL(form.action).pathname === location.pathname
  return isHere && list && !other && !isTaken(list) ? list : null
}

/** An island that starts takes what the server told it out of the page. */
const isTaken = (list: Element): boolean => !list.querySelector(':scope > script')

function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${form.action}?${new URLSearchParams(fields)}`
}

function show(list: Element, source: Pick<ParentNode, 'querySelector'>): void {
  for (const selector of PARTS) {
    const part = list.querySelector<HTMLElement>(selector)
    const shown = source.querySelector<HTMLElement>(selector)
    if (!part || !shown) continue
    part.replaceChildren(...document.importNode(shown, true).childNodes)
    part.hidden = shown.hidden
  }
}
