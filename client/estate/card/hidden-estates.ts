import { readIds, writeIds } from '../../stored-ids.ts'

const KEY = 'hidden-homes'
const MAX_HIDDEN = 200

/** Dispatched after an estate was hidden or shown again. */
export const HIDDEN_EVENT = 'baksteen:hidden-homes'

/** Public ids of the estates that this visitor has hidden, stored on this device only. */
export const readHiddenEstates = (storage: Storage): string[] => readIds(storage, KEY)

function toggleHidden(storage: Storage, id: string): void {
  const hidden = readHiddenEstates(storage)
  writeIds(
    storage,
    KEY,
    hidden.includes(id) ? hidden.filter(other => other !== id) : [...hidden, id].slice(-MAX_HIDDEN),
  )
}

/** Buttons `button[data-hide=id]` fold their list item away, and bring it back: the same button undoes. */
export function startHiddenEstates(): void {
  document.addEventListener('click', event => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('button[data-hide]')
        : null
    if (!button?.dataset.hide) return
    toggleHidden(localStorage, button.dataset.hide)
    paint()
    document.dispatchEvent(new Event(HIDDEN_EVENT))
  })
  addEventListener('pageshow', ({ persisted }) => persisted && paint())
  new MutationObserver(paint).observe(document.body, { childList: true, subtree: true })
  paint()
}

function paint(): void {
  const hidden = new Set(readHiddenEstates(localStorage))
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-hide]')) {
    button.closest('li')?.toggleAttribute('data-hidden-home', hidden.has(button.dataset.hide ?? ''))
  }
}
