import { readFavorites, toggleFavorite } from './favorites.ts'
import { priceOf, savePrices } from './saved-prices.ts'

/** Makes `button[data-favorite=id]` toggle, and `[data-favorites-count]` show how many are saved, empty for none. */
export function startHearts(): void {
  document.addEventListener('click', event => {
    const heart =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('button[data-favorite]')
        : null
    if (!heart?.dataset.favorite) return
    event.preventDefault()
    const saved = toggleFavorite(localStorage, heart.dataset.favorite)
    const price = priceOf(heart.closest('.card')?.querySelector('.card__price')?.textContent)
    savePrices(localStorage, saved, price === null ? {} : { [heart.dataset.favorite]: price })
    updateHearts(saved)
    document.dispatchEvent(new Event('baksteen:favorites'))
  })
  const repaint = (): void => updateHearts(readFavorites(localStorage))
  addEventListener('storage', repaint)
  addEventListener('pageshow', ({ persisted }) => persisted && repaint())
  new MutationObserver(repaint).observe(document.body, { childList: true, subtree: true })
  repaint()
}

function updateHearts(saved: string[]): void {
  for (const heart of document.querySelectorAll<HTMLButtonElement>('button[data-favorite]')) {
    const pressed = String(saved.includes(heart.dataset.favorite ?? ''))
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
    heart.hidden = false
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-favorites-count]')) {
    const text = saved.length > 0 ? String(saved.length) : ''
    // Writing the same text would trigger the observer again.
    if (count.textContent !== text) count.textContent = text
  }
}
