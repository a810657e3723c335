import { ownMarkup } from '../../trusted-types.ts'

/** A typed number rests as long as it does in the search (FILTER-36). */
const TYPED_WAIT_MS = 750

const PARTS = ['[data-list-total]', '[data-list-items]', '[data-pages]']
/** The last of them, whole. */
const LIST_END = /data-pages[^]*<\/nav>/

/**
 * Until the scripts of a search have come, a choice in the filter is answered by what the form leads to without them: the list of
 * that page takes the place of the list of this one (BROWSER-53). It is asked for at once and goes before the scripts (BROWSER-67,
 * BROWSER-69). The address and the rest follow with the scripts.
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
      const markup = ownMarkup(await readList(response, list))
      if (!isTaken(list)) show(list, new DOMParser().parseFromString(markup, 'text/html'))
    }
    const start = (): void => void load().catch(() => undefined)
    if (target.type === 'number') timer = setTimeout(start, TYPED_WAIT_MS)
    else start()
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

/** A page up to the end of its list, or less where the scripts are there first: what follows is a third of its bytes. */
async function readList({ body }: Response, list: Element): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done = true } = (await reader?.read()) ?? {}
    text += value ?? ''
    if (!done && !LIST_END.test(text) && !isTaken(list)) continue
    void reader?.cancel()
    return text
  }
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
