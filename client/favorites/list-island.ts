import { formatNumber } from '../../shared/format.ts'
import {
  favoritesCookieName,
  readPublicIds,
  writePublicIds,
} from '../../shared/estate/public-ids.ts'
import { startShareLinks } from '../controls/share-link.ts'
import { writeIds } from '../stored-ids.ts'
import type { StartIsland } from '../islands/define-island.ts'
import { readFavorites } from './favorites.ts'
import { clearOffline, saveOffline } from './offline.ts'
import { priceOf, readSavedPrices, savePrices } from './saved-prices.ts'
import { ownMarkup } from '../trusted-types.ts'

const KEY = 'favorites'

/** The favourites of this device: the saved estates, their price changes, removing and adding. */
export const start: StartIsland<{ isShared: boolean }> = (list, { isShared }) => {
  adoptCookie()
  const show = async (): Promise<void> => {
    if (!isShared) await showSaved(list)
    showPriceChanges(list)
  }
  addEventListener('pagehide', () => history.replaceState({ ...history.state, y: scrollY }, ''))
  list.addEventListener('submit', event => {
    const form = event.target instanceof HTMLFormElement ? event.target : null
    if (!form?.dataset.favoritesChange) return
    event.preventDefault()
    change(form.dataset.favoritesChange, readPublicIds(form.dataset.ids))
    if (isShared) form.remove()
  })
  startShareLinks(list)
  document.addEventListener('baksteen:favorites', () => void show())
  void show().then(scrollBack)
}

/** Going back, the browser scrolls before the list is there (BROWSER-42). */
function scrollBack(): void {
  const { y }: { y?: unknown } = history.state ?? {}
  if (typeof y === 'number' && y > 0) scrollTo({ top: y, behavior: 'instant' })
}

async function showSaved(list: HTMLElement): Promise<void> {
  const ids = readFavorites(localStorage)
  const ajax = `${location.pathname.split('/').slice(0, 2).join('/')}/ajax`
  const address = `${ajax}/favorites?${new URLSearchParams({ ids: writePublicIds(ids) })}`
  const response = await fetch(address)
  if (!response.ok) return console.error('favorites', response.status)
  list.innerHTML = ownMarkup(await response.text())
  // Offline this is the list as it was stored.
  for (const item of list.querySelectorAll<HTMLElement>('[data-saved]'))
    if (!ids.includes(item.dataset.saved ?? '')) item.remove()
  const offline = ids.length > 0 ? saveOffline(`${ajax}/favorites-worker`, address) : clearOffline()
  // A private window may refuse; the page works without it.
  offline.catch(() => undefined)
}

function change(what: string, ids: string[]): void {
  const saved = readFavorites(localStorage)
  const next =
    what === 'add' ? [...new Set([...saved, ...ids])] : saved.filter(id => !ids.includes(id))
  writeIds(localStorage, KEY, next.slice(-100))
  dispatchEvent(new Event('storage'))
  document.dispatchEvent(new Event('baksteen:favorites'))
}

/** Moves what was saved without script from the cookie to the device. */
function adoptCookie(): void {
  const https = location.protocol === 'https:'
  const name = favoritesCookieName(https)
  const cookie = document.cookie.split('; ').find(part => part.startsWith(`${name}=`))
  if (!cookie) return
  writeIds(
    localStorage,
    KEY,
    [
      ...new Set([...readFavorites(localStorage), ...readPublicIds(cookie.slice(name.length + 1))]),
    ].slice(-100),
  )
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${https ? '; Secure' : ''}`
  dispatchEvent(new Event('storage'))
}

function showPriceChanges(list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('[data-saved]')]
  const prices = items.map(item => [item.dataset.saved ?? '', priceOf(item.dataset.price)] as const)
  savePrices(
    localStorage,
    readFavorites(localStorage),
    Object.fromEntries(prices.filter((entry): entry is [string, number] => entry[1] !== null)),
  )
  const saved = readSavedPrices(localStorage)
  for (const item of items) {
    const line = item.querySelector<HTMLElement>('[data-price-change]')
    const before = saved[item.dataset.saved ?? '']
    const now = priceOf(item.dataset.price)
    if (!line || before === undefined || now === null || before === now) continue
    line.textContent = `${line.dataset.priceChange} ${formatNumber('currency', before)}`
    line.hidden = false
  }
}
