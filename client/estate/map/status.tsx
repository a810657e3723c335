import type { Markers } from '../../../shared/search/marker-tuple.ts'
import { useView } from '../../view.tsx'

/** How much of what is found the map shows, also for who can't see it. */
export function MapStatus({
  markers,
  inView,
  failed,
}: {
  markers: Markers | null
  /** How many of them the visitor sees; null: not known yet. */
  inView: number | null
  failed: boolean
}) {
  const { t } = useView()
  return (
    <output className="map-status">
      {failed ? t('map.failed') : markers ? statusOf(markers, inView, t) : ''}
    </output>
  )
}

function statusOf(
  markers: Markers,
  inView: number | null,
  t: ReturnType<typeof useView>['t'],
): string {
  if ('grid' in markers) return t('map.grid', { count: markers.total })
  const count = markers.markers.length
  if (inView !== null && inView < count)
    return t(inView === 0 ? 'map.noneInView' : 'map.inView', { count: inView, total: count })
  if (count < markers.total) return t('map.some', { count, total: markers.total })
  return t(count === 0 ? 'map.none' : 'map.all', { count })
}
