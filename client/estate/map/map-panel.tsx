import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { areaText, parseArea } from '../../../shared/search/area.ts'
import { writeAddress } from '../../../shared/search/address.ts'
import { searchWith, type Values } from '../../../shared/search/criteria.ts'
import { searchOfFilter } from '../../../shared/search/filter-query.ts'
import { parseGeoRange } from '../../../shared/search/geo-range.ts'
import { pageView } from '../../islands/page-view.ts'
import { useView, ViewProvider } from '../../view.tsx'
import { pageSearch, replaceInAddress } from '../search/page-search.ts'
import type { SearchRef } from '../../../shared/search/search-ref.ts'
import { MapCredit } from './map-credit.tsx'
import { DrawControl } from './draw-control.tsx'
import { useHiddenEstates, withoutHidden } from './hidden-markers.ts'
import { useMapHighlight } from './highlight.ts'
import { type ShownMarkers, useMarkers } from './use-markers.ts'
import { CardRow } from './phone/card-row.tsx'
import { MapPopup } from './popup.tsx'
import { SheetHandle } from './phone/sheet-handle.tsx'
import { usePhone } from './phone/use-phone.ts'
import { MapStatus } from './status.tsx'
import type { MapShape } from './shape.ts'
import { createMapView, type MapView } from './map-view.ts'
import { pinLabels } from './pin-labels.ts'
import { PlaceRadius } from '../filter/place-radius.tsx'

/** Puts the map in its place; `listing` is what holds list and map. */
export function mountMap(root: HTMLElement, layout: HTMLElement, place: SearchRef): void {
  createRoot(root).render(
    <ViewProvider value={pageView()}>
      <MapPanel place={place} layout={layout} />
    </ViewProvider>,
  )
}

/** What a new searched place replaces. */
const ELSEWHERE = {
  within: undefined,
  geo_range: undefined,
  city: undefined,
} satisfies Values

function MapPanel({ place, layout }: { place: SearchRef; layout: HTMLElement }) {
  const view = useView()
  const { locale, t, site } = view
  const { filter } = pageSearch(place, locale)
  const { filterQuery } = useSnapshot(filter.state)
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapView | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [sight, setSight] = useState<{ count: number; ids: string[] } | null>(null)
  const [middle, setMiddle] = useState<string | null>(null)
  const isPhone = usePhone()
  const hidden = useHiddenEstates()
  const [follows, setFollows] = useState(false)
  const { within, geo_range } = filterQuery
  const address = writeAddress(searchOfFilter(filterQuery)).toString()
  const { markers, failed, showArea } = useMarkers(place.list, locale, address)
  // The address that the map itself wrote by moving: it must not move the map again.
  const ownAddress = useRef<string | null>(null)
  const framed = useRef<ShownMarkers | null>(null)

  const search = useCallback((part: Values) => filter.update({ ...ELSEWHERE, ...part }), [filter])
  const onMove = useEffectEvent(() => {
    if (!map) return
    const within = map.corners()
    if (!follows) return showArea(areaText(within))
    const next = writeAddress(searchWith(filter.search(), { ...ELSEWHERE, within }))
    ownAddress.current = next.toString()
    replaceInAddress(next)
    search({ within })
  })

  const isReady = useIsSlow(markers !== null || failed)
  useEffect(() => {
    const element = container.current
    if (!element || !isReady) return
    let created: MapView | null = null
    // In a task of its own: what the panel is made of is drawn first.
    const timer = setTimeout(() =>
      setMap(
        (created = createMapView(element, {
          ...pinLabels(view),
          locale,
          mapTiles: site.mapTiles ?? null,
          character: site.character,
          zoomLabels: { in: t('map.zoomIn'), out: t('map.zoomOut') },
          moveLabels: {
            move: t('map.move'),
            up: t('map.moveUp'),
            left: t('map.moveLeft'),
            right: t('map.moveRight'),
            down: t('map.moveDown'),
          },
          onChoose: (ids, at) => {
            setChosen({ ids, at })
            setMiddle(ids[0] ?? null)
          },
          onMove: debounced(() => onMove()),
          onRest: debounced(() => created && setSight(created.inSight()), REST_MS),
        })),
      ),
    )
    return () => {
      clearTimeout(timer)
      created?.remove()
    }
  }, [isReady, view, locale, t, site])

  const shape = useMemo(
    () => (follows ? null : shapeOf(within, geo_range)),
    [follows, within, geo_range],
  )
  useEffect(() => map?.showShape(shape), [map, shape])
  useEffect(() => {
    if (!map || !markers) return
    map.showMarkers(
      withoutHidden(markers.shown, hidden),
      markers.isWhole && markers.address !== ownAddress.current && framed.current !== markers,
    )
    framed.current = markers
  }, [map, markers, hidden])
  useMapHighlight(map, layout, middle)

  const follow = (isOn: boolean): void => {
    setFollows(isOn)
    if (isOn && map) search({ within: map.corners() })
    if (isOn && map) ownAddress.current = writeAddress(filter.search()).toString()
  }
  const close = useCallback(() => {
    setChosen(null)
    setMiddle(null)
  }, [])
  return (
    <section className="map-panel" aria-label={t('map.title')}>
      <div className="map-tools">
        <label className="map-tools__follow">
          <input
            type="checkbox"
            checked={follows}
            onChange={event => follow(event.currentTarget.checked)}
          />
          <span className="map-tools__long">{t('map.follow')}</span>
          <span className="map-tools__short">{t('map.followShort')}</span>
        </label>
        <DrawControl
          map={map}
          hasArea={within !== undefined && !follows}
          onArea={corners => {
            setFollows(false)
            search(corners ? { within: corners } : {})
          }}
        />
        <PlaceRadius
          list={place.list}
          range={geo_range ?? null}
          onRange={range => {
            setFollows(false)
            search({ geo_range: parseGeoRange(range ?? '') ?? undefined })
          }}
        />
      </div>
      <div className="map-stage">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Leaflet's own keys: arrows move it, + and - zoom. */}
        <div
          className="map"
          ref={container}
          role="application"
          tabIndex={0}
          aria-label={t('map.keys')}
        />
        {chosen && map && !isPhone && <MapPopup {...chosen} map={map} onClose={close} />}
      </div>
      {isPhone && (
        <CardRow
          ids={[...new Set([...(sight?.ids ?? []), ...(chosen?.ids ?? [])])].slice(0, MAX_CARDS)}
          chosen={chosen}
          middle={middle}
          onMiddle={setMiddle}
        />
      )}
      {isPhone && <SheetHandle layout={layout} />}
      {site.mapTiles && <MapCredit />}
      <MapStatus markers={markers?.shown ?? null} inView={sight?.count ?? null} failed={failed} />
    </section>
  )
}

const SLOW_AFTER_MS = 1_000

/** The first markers say where to look: created before them, the map would be drawn twice. It does not wait long. */
function useIsSlow(isAnswered: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isAnswered || isOver
}

interface Chosen {
  ids: string[]
  at: [lat: number, lon: number]
}

const MOVE_PAUSE_MS = 400
const REST_MS = 150
const MAX_CARDS = 40

function debounced(run: () => void, pause = MOVE_PAUSE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, pause)
  }
}

function shapeOf(within: string | undefined, range: string | undefined): MapShape | null {
  const corners = within ? parseArea(within) : null
  const circle = range ? parseGeoRange(range) : null
  return corners ? { corners } : circle && { circle }
}
