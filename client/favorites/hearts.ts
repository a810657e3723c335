import { readFavorites, toggleFavorite } from './favorites.ts'
import { priceOf, savePrices } from './saved-prices.ts'

/** Buttons `button[data-favorite=id]` press and release; `[data-favorites-count]` shows how many are kept, and nothing for none. */
export function startHearts(): void {
  document.addEventListener('click', event => {
    const heart =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('button[data-favorite]')
        : null
    if (!heart?.dataset.favorite) return
    event.preventDefault()
    const kept = toggleFavorite(localStorage, heart.dataset.favorite)
    const price = priceOf(heart.closest('.card')?.querySelector('.card__price')?.textContent)
    savePrices(localStorage, kept, price === null ? {} : { [heart.dataset.favorite]: price })
    updateHearts(kept)
    document.dispatchEvent(new Event('baksteen:favorites'))
  })
  const repaint = (): void => updateHearts(readFavorites(localStorage))
  addEventListener('storage', repaint)
  addEventListener('pageshow', ({ persisted }) => persisted && repaint())
  new MutationObserver(repaint).observe(document.body, { childList: true, subtree: true })
  repaint()
}

function updateHearts(kept: string[]): void {
  for (const heart of document.querySelectorAll<HTMLButtonElement>('button[data-favorite]')) {
    const pressed = String(kept.includes(heart.dataset.favorite ?? ''))
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
    heart.hidden = false
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-favorites-count]')) {
    const text = kept.length > 0 ? String(kept.length) : ''
    // Writing the same text again would call the observer again.
    if (count.textContent !== text) count.textContent = text
  }
}
