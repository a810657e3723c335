import { createRoot } from 'react-dom/client'
import useSWR from 'swr'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { href } from '../../../shared/routes.ts'
import { getJson } from '../../get-json.ts'
import { pageView } from '../../islands/page-view.ts'
import { useView, ViewProvider } from '../../view.tsx'
import { EstateCardView } from '../card/card.tsx'

/** As many as stand on one line, and can be compared. */
const MAX_SHOWN = 4

export function mountSeen(element: HTMLElement, ids: string[]): void {
  createRoot(element).render(
    <ViewProvider value={pageView()}>
      <SeenStrip ids={ids.slice(0, MAX_SHOWN)} />
    </ViewProvider>,
  )
}

/** The estates that were seen last; those no longer online are left out. */
function SeenStrip({ ids }: { ids: string[] }) {
  const { locale, t } = useView()
  const { data: cards = [] } = useSWR(
    ids,
    () => Promise.all(ids.map(id => cardOf(href('ajaxItem', locale, { call: 'estate', id })))),
    { revalidateOnFocus: false },
  )
  const seen = ids.flatMap((id, index) => (cards[index] ? [{ id, card: cards[index] }] : []))
  if (seen.length === 0) return null
  return (
    <section className="seen" aria-labelledby="seen-title">
      <h2 className="seen__title" id="seen-title">
        {t('seen.title')}
      </h2>
      <ul className="seen__cards">
        {seen.map(({ id, card }) => (
          <li key={id}>
            <EstateCardView card={card} />
          </li>
        ))}
      </ul>
      {seen.length > 1 && (
        <a
          className="button button--quiet"
          href={href(
            'compare',
            locale,
            {},
            new URLSearchParams({ ids: seen.map(({ id }) => id).join('.') }),
          )}
          rel="nofollow"
        >
          {t('seen.compare')}
        </a>
      )}
    </section>
  )
}

const cardOf = (address: string): Promise<EstateCard | null> =>
  getJson<EstateCard>(address).catch(() => null)
