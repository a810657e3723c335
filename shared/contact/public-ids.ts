const PUBLIC_ID = /^[0-9a-zA-Z-]{1,40}$/
const MOST = 100

/** Public ids of estates as they stand in an address or a cookie, '12.15.a1-…': known shapes only, each once, at most a hundred. */
export const readPublicIds = (text: string | null | undefined): string[] =>
  [
    ...new Set(
      (text ?? '')
        .slice(0, MOST * 41)
        .split(/[.,]/)
        .filter(id => PUBLIC_ID.test(id)),
    ),
  ].slice(0, MOST)

export const writePublicIds = (ids: readonly string[]): string => ids.join('.')

/** The cookie of favourites without script: on https no sister site can set it. */
export const favoritesName = (https: boolean): string => `${https ? '__Host-' : ''}favorites`
