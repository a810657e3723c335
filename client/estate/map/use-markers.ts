import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { type Markers, readMarkers } from '../../../shared/search/marker-tuple.ts'
import type { Locale } from '../../../shared/locale.ts'
import { href } from '../../../shared/routes.ts'
import { getJson } from '../../get-json.ts'

export interface ShownMarkers {
  shown: Markers
  /** The filter's address they are of. */
  address: string
  /** All that match, not only those around what can be seen. */
  isWhole: boolean
}

interface Loaded {
  markers: ShownMarkers | null
  failed: boolean
  /** Sets the area in sight; where there are too many estates for pins, only those in it are loaded. */
  showArea: (area: string) => void
}

/** The markers of a list and a filter. A late answer never stands for a newer question. */
export function useMarkers(list: string, locale: Locale, address: string): Loaded {
  const [seen, setSeen] = useState<{ address: string; area: string } | null>(null)
  const area = seen?.address === address ? seen.area : null
  const query = new URLSearchParams(`list=${encodeURIComponent(list)}&${address}`)
  query.delete('sortType')
  query.delete('sortOrder')
  const canNarrow = !query.has('within')
  if (area) query.set('within', area)
  const call = href('ajax', locale, { call: 'markers' }, query)
  const { data, error } = useSWR<unknown>(call, getJson, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    dedupingInterval: 30_000,
  })
  const markers = useMemo(() => {
    const shown = readMarkers(data)
    return shown && { shown, address, isWhole: area === null }
    // The answer decides: while another is under way, the last one stays as it was.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  const isGrid = markers !== null && 'grid' in markers.shown
  return {
    markers,
    failed: error !== undefined,
    showArea: next => {
      if (canNarrow && (isGrid || area !== null)) setSeen({ address, area: next })
    },
  }
}
