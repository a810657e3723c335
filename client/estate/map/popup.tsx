import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import useSWR from 'swr'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { href } from '../../../shared/routes.ts'
import { getJson } from '../../get-json.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'
import { EstateCardView } from '../card/card.tsx'
import type { MapView } from './map-view.ts'

/** Homes at one point of the map that are shown at once. */
const MAX_CARDS = 10

interface Props {
  ids: string[]
  /** Their pin. */
  at: [lat: number, lon: number]
  map: Pick<MapView, 'follow'>
  onClose: () => void
}

/** The chosen estate, or all at one point. Takes the focus, and returns it to the pin. */
export function MapPopup({ ids, at, map, onClose }: Props) {
  const { t } = useView()
  const popup = useRef<HTMLDialogElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    if (!popup.current?.contains(document.activeElement)) cameFrom.current = document.activeElement
    popup.current?.focus({ preventScroll: true })
  }, [key])

  const [lat, lon] = at
  useLayoutEffect(() => {
    const element = popup.current
    const stage = element?.parentElement
    if (!element || !stage) return
    let pin = { x: 0, y: 0 }
    const place = (): void => {
      const { left, top } = besidePin(
        pin,
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: stage.clientWidth, height: stage.clientHeight },
      )
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    }
    const unfollow = map.follow([lat, lon], (x, y) => {
      pin = { x, y }
      place()
    })
    // Its height is known once its card is there.
    const resize = new ResizeObserver(place)
    resize.observe(element)
    return () => {
      unfollow()
      resize.disconnect()
    }
  }, [map, lat, lon])

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
      className="map-popup"
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

interface Size {
  width: number
  height: number
}

/** Half a pin and a little air. */
const PIN_PX = 56
const EDGE_PX = 8
/** The button that closes it stands above its corner. */
const TOP_PX = 36

/** Where a popup stands in the map, in px: beside its pin on the side with more room, and whole where the map is large enough. */
export function besidePin(
  pin: { x: number; y: number },
  popup: Size,
  map: Size,
): { left: number; top: number } {
  const isRight = pin.x > map.width / 2
  const left = isRight ? pin.x - PIN_PX - popup.width : pin.x + PIN_PX
  const within = (value: number, min: number, max: number): number =>
    Math.max(min, Math.min(value, max))
  return {
    left: Math.round(within(left, EDGE_PX, map.width - popup.width - EDGE_PX)),
    top: Math.round(within(pin.y - popup.height / 2, TOP_PX, map.height - popup.height - EDGE_PX)),
  }
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
