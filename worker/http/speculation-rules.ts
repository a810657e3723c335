import { LOCALES } from '../../shared/locale.ts'
import { href, ROUTES } from '../../shared/routes.ts'

export const SPECULATION_RULES = '/speculation-rules.json'

/** Personal, or of this moment: never prefetched. */
const PERSONAL = [
  'favorites',
  'sentence',
  'compare',
  'sharedList',
  'subscribe',
  'subscribeSuccess',
  'unsubscribe',
  'editSubscriptions',
  'afternoon',
  'afternoonTicket',
  'cancelAppointment',
  'stay',
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
 * Links that a browser may prefetch once a pointer or finger rests on one ('moderate'; a browser keeps two at a time).
 * Pages are fetched and not run, so that no visit is counted that is none. Links to other languages are left out.
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
                  '/desk*',
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
