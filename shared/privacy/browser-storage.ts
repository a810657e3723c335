interface Stored {
  /** Its words are `privacy.browser.<id>`. */
  id: string
  /** Keys of the browser's storage, or the name of a cookie. */
  keys: readonly string[]
}

/** All that the site keeps in a visitor's browser, for what the visitor asks for and no other purpose (PRIV-43). */
export const BROWSER_STORAGE: readonly Stored[] = [
  { id: 'favorites', keys: ['favorites', 'favorites-prices'] },
  { id: 'cookie', keys: ['favorites'] },
  { id: 'seat', keys: ['seat'] },
  { id: 'seen', keys: ['recently-seen'] },
  { id: 'visit', keys: ['last-visit'] },
  { id: 'typed', keys: ['typed-fields'] },
  { id: 'hidden', keys: ['hidden-homes'] },
  { id: 'situation', keys: ['situation'] },
]

/** How long the cookie stays that holds the favourites of a browser without script. */
export const FAVORITES_COOKIE_DAYS = 365

/** Who somebody is in a shared list, at its address alone. */
export const SEAT_COOKIE = 'seat'
