import { LOCALES } from '../../shared/locale.ts'
import { href, ROUTES } from '../../shared/routes.ts'

export const SPECULATION_RULES = '/speculation-rules.json'

/** Made for one person, or of this moment: never fetched before it is asked for. */
const PERSONAL = [
  'favorites',
  'compare',
  'subscribe',
  'subscribeSuccess',
  'unsubscribe',
  'editSubscriptions',
  'cancelAppointment',
  'detail',
] as const

const paths = PERSONAL.flatMap(name =>
  LOCALES.map(locale => {
    const names = [...ROUTES[name][locale].matchAll(/:(\w+)/g)].map(
      ([, param]) => [param ?? '', '-'] as const,
    )
    return href(name, locale, Object.fromEntries(names)).replaceAll('/-', '/*')
  }),
)

/**
 * Which links a browser may follow beforehand, once a finger or pointer rests on one ('moderate', of which a browser keeps two at a time):
 * pages are fetched, not run, so that no visit is counted that isn't one. Another language is another intent.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        source: 'document',
        eagerness: 'moderate',
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: [
                  '/admin*',
                  '/assets/*',
                  '/rental-units/*',
                  '/*/ajax/*',
                  '/*/feed/*',
                  ...new Set(paths),
                ],
              },
            },
            { not: { href_matches: ['viewing', 'preview', 'sent'].map(key => `/*\\?*${key}*`) } },
            { not: { selector_matches: '[hreflang], [download], [target], [rel~=nofollow]' } },
          ],
        },
      },
    ],
  })
