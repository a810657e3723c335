const PUBLIC_ID = /^[0-9a-zA-Z-]{1,40}$/
const MAX_IDS = 100

/** Public ids of estates as they stand in an address or a cookie, '12.15.a1-…': known shapes only, each once, at most a hundred. */
export const readPublicIds = (text: string | null | undefined): string[] =>
  [
    ...new Set(
      (text ?? '')
        .slice(0, MAX_IDS * 41)
        .split(/[.,]/)
        .filter(id => PUBLIC_ID.test(id)),
    ),
  ].slice(0, MAX_IDS)

export const writePublicIds = (ids: readonly string[]): string => ids.join('.')

/** The cookie of favourites without script: on https no sister site can set it. */
export const favoritesCookieName = (https: boolean): string => `${https ? '__Host-' : ''}favorites`
