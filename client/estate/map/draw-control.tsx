import { useEffect, useRef, useState } from 'react'
import type { Corner } from '../../../shared/search/area.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'
import type { Drawing } from './drawing.ts'
import type { MapView } from './map-view.ts'

interface Props {
  map: MapView | null
  /** An area is searched in now. */
  hasArea: boolean
  /** A drawn area, or none any more. */
  onArea: (corners: Corner[] | null) => void
}

const MIN_CORNERS = 3

/** Draws an area on the map: with a pointer, or by its corners with the keyboard (map-draw.ts). */
export function DrawControl({ map, hasArea, onArea }: Props) {
  const { t } = useView()
  const drawing = useRef<Drawing | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [corners, setCorners] = useState<number | null>(null)

  const stop = (): void => {
    drawing.current?.stop()
    drawing.current = null
    setCorners(null)
    // Its own button comes back with the next render.
    setTimeout(() => opener.current?.focus({ preventScroll: true }))
  }
  const begin = (): void => {
    drawing.current =
      map?.draw({
        onCorner: setCorners,
        onDone: drawn => {
          stop()
          onArea(drawn)
        },
        onCancel: stop,
      }) ?? null
  }
  useEffect(() => () => drawing.current?.stop(), [])

  if (corners === null) {
    return (
      <>
        <button className="map-tools__button" type="button" ref={opener} onClick={begin}>
          <Icon name="plan" />
          <span className="map-tools__long">{t('map.draw')}</span>
          <span className="map-tools__short">{t('map.drawShort')}</span>
        </button>
        {hasArea && (
          <button
            className="map-tools__button map-tools__button--on"
            type="button"
            onClick={() => onArea(null)}
          >
            {t('map.area')}
            <Icon name="close" />
            <span className="visually-hidden">{t('map.drop')}</span>
          </button>
        )}
      </>
    )
  }
  return (
    <div className="map-drawing">
      <p className="map-drawing__how">
        {t('map.drawHow')} <span className="map-drawing__keys">{t('map.drawKeys')}</span>
      </p>
      <output className="map-drawing__count">{t('map.corners', { count: corners })}</output>
      <button
        className="map-tools__button"
        type="button"
        onClick={() => drawing.current?.addMiddle()}
      >
        <Icon name="plus" />
        {t('map.corner')}
      </button>
      <button
        className="map-tools__button"
        type="button"
        disabled={corners === 0}
        onClick={() => drawing.current?.undo()}
      >
        {t('map.undo')}
      </button>
      <button
        className="map-tools__button"
        type="button"
        disabled={corners < MIN_CORNERS}
        onClick={() => drawing.current?.finish()}
      >
        <Icon name="check" />
        {t('map.finish')}
      </button>
      <button className="map-tools__button" type="button" onClick={stop}>
        {t('map.cancel')}
      </button>
    </div>
  )
}
