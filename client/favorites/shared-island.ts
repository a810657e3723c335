import { startShareLinks } from '../controls/share-link.ts'
import type { StartIsland } from '../islands/define-island.ts'
import { ownMarkup } from '../trusted-types.ts'
import { readFavorites } from './favorites.ts'
import { watchChanges } from './shared-socket.ts'

/** A list that several people share: acts without leaving the page, and what the others do as they do it. */
export const start: StartIsland<{ socket: string }> = (island, { socket }) => {
  const show = (html: string): void => {
    const parsed = new DOMParser().parseFromString(ownMarkup(html), 'text/html')
    const next = parsed.querySelector<HTMLElement>('[data-shared]')
    const now = listIn(island)
    if (!next || !now) return location.reload()
    // Two looks can overtake each other.
    if (Number(next.dataset.shared) < versionIn(island)) return
    const typed = typedIn(now)
    now.replaceWith(next)
    restore(typed, next)
    offerFavorites(island)
  }
  const ask = async (init?: RequestInit): Promise<void> => {
    const failed = island.querySelector<HTMLElement>('[data-shared-failed]')
    try {
      const response = await fetch(location.pathname, init)
      show(await response.text())
      if (failed) failed.hidden = true
    } catch {
      if (failed) failed.hidden = false
      for (const area of island.querySelectorAll('[data-sent]')) area.removeAttribute('data-sent')
    }
  }
  island.addEventListener('submit', event => {
    const form = event.target instanceof HTMLFormElement ? event.target : null
    if (!form || form.closest('details.shared__end')) return
    event.preventDefault()
    const fields = fieldsOf(form, event.submitter)
    // What is on its way is not typed any more.
    for (const field of form.querySelectorAll('.control')) field.setAttribute('data-sent', '')
    void ask({ method: 'POST', body: fields })
  })
  startShareLinks(island)
  offerFavorites(island)
  watchChanges(socket, version => {
    if (version === null) return location.reload()
    if (version !== undefined && version <= versionIn(island)) return
    void ask().then(() => {
      const news = island.querySelector<HTMLElement>('[data-shared-news]')
      if (news && version !== undefined) news.textContent = news.dataset.sharedNews ?? ''
    })
  })
}

const listIn = (island: HTMLElement): HTMLElement | null =>
  island.querySelector<HTMLElement>('[data-shared]')

const versionIn = (island: HTMLElement): number => Number(listIn(island)?.dataset.shared ?? 0)

function fieldsOf(form: HTMLFormElement, by: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, by)) fields.append(name, String(value))
  return fields
}

interface Typed {
  /** By id of the field. */
  values: Map<string, string>
  open: Set<string>
  focus: string
}

/** What would be lost of what somebody is writing, and where the focus is. */
function typedIn(list: HTMLElement): Typed {
  const fields = [...list.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('.control[id]')]
  return {
    values: new Map(
      fields
        .filter(field => field.value !== field.defaultValue && !field.hasAttribute('data-sent'))
        .map(field => [field.id, field.value]),
    ),
    open: new Set(
      [...list.querySelectorAll<HTMLElement>('details[open] .control[id]')].map(({ id }) => id),
    ),
    focus: list.contains(document.activeElement) ? (document.activeElement?.id ?? '') : '',
  }
}

function restore({ values, open, focus }: Typed, list: HTMLElement): void {
  for (const field of list.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    '.control[id]',
  )) {
    field.value = values.get(field.id) ?? field.value
    const details = field.closest('details')
    if (details && open.has(field.id) && values.has(field.id)) details.open = true
  }
  const wrong = list.querySelector<HTMLElement>('[aria-invalid=true], .alert--danger')
  const before = focus ? document.getElementById(focus) : null
  ;(wrong ?? before)?.focus({ preventScroll: wrong === null })
}

/** Saved homes of this device that are not on the list yet. */
function offerFavorites(island: HTMLElement): void {
  const form = island.querySelector<HTMLFormElement>('[data-shared-favorites]')
  const ids = form?.querySelector<HTMLInputElement>('[name=ids]')
  if (!form || !ids) return
  const listed = (listIn(island)?.dataset.homes ?? '').split('.')
  const others = readFavorites(localStorage).filter(id => !listed.includes(id))
  ids.value = others.join('.')
  form.hidden = others.length === 0
}
