import { type KeyboardEvent, useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { href } from '../../../shared/routes.ts'
import { getJson } from '../../get-json.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'
import { EstateCardView } from '../card/card.tsx'

/** Homes at one point of the map that are shown at once. */
const MAX_CARDS = 10

interface Props {
  ids: string[]
  /** Their pin is on the right half of the map. */
  isRight: boolean
  onClose: () => void
}

/** The chosen estate, or all at one point. Takes the focus, and returns it to the pin. */
export function MapPopup({ ids, isRight, onClose }: Props) {
  const { t } = useView()
  const popup = useRef<HTMLDialogElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    if (!popup.current?.contains(document.activeElement)) cameFrom.current = document.activeElement
    popup.current?.focus({ preventScroll: true })
  }, [key])

  const close = (): void => {
    // Its pin may have gone meanwhile.
    const back = cameFrom.current?.isConnected
      ? cameFrom.current
      : popup.current?.parentElement?.querySelector('.map')
    onClose()
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close()
  }
  return (
    <dialog
      className={isRight ? 'map-popup map-popup--left' : 'map-popup'}
      open
      ref={popup}
      tabIndex={-1}
      aria-label={t('map.chosen')}
      onKeyDown={onKeyDown}
    >
      <button
        className="map-popup__close"
        type="button"
        aria-label={t('map.close')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      <div className="map-popup__homes">
        {ids.slice(0, MAX_CARDS).map(id => (
          <PopupCard key={id} id={id} />
        ))}
      </div>
    </dialog>
  )
}

/** What is said in a card's place: gone is only what the site says is not there (SEARCH-78). */
export const whyMissing = (error: unknown): string =>
  /^Error: 4(04|10)/.test(String(error)) ? 'map.gone' : 'list.failed'

/** The card of a home, fetched when it is shown. */
export function PopupCard({ id }: { id: string }) {
  const { locale, t } = useView()
  const call = href('ajaxItem', locale, { call: 'estate', id })
  const { data, error } = useSWR<EstateCard>(call, getJson, {
    revalidateOnFocus: false,
    dedupingInterval: 60_000,
  })
  if (error) return <p className="map-popup__gone">{t(whyMissing(error))}</p>
  return data ? (
    <EstateCardView card={data} eager />
  ) : (
    <div className="map-popup__wait" aria-busy="true" />
  )
}
