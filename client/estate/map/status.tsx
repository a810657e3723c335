import type { Markers } from '../../../shared/search/marker-tuple.ts'
import { useView } from '../../view.tsx'

/** How much of what is found the map shows, also for who can't see it. */
export function MapStatus({ markers, failed }: { markers: Markers | null; failed: boolean }) {
  const { t } = useView()
  return (
    <output className="map-status">
      {failed ? t('map.failed') : markers ? statusOf(markers, t) : ''}
    </output>
  )
}

function statusOf(markers: Markers, t: ReturnType<typeof useView>['t']): string {
  if ('grid' in markers) return t('map.grid', { count: markers.total })
  const count = markers.markers.length
  if (count < markers.total) return t('map.some', { count, total: markers.total })
  return t(count === 0 ? 'map.none' : 'map.all', { count })
}
