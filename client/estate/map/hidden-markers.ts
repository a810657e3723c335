import { useEffect, useState } from 'react'
import type { Markers } from '../../../shared/search/marker-tuple.ts'
import { HIDDEN_EVENT, readHiddenEstates } from '../card/hidden-estates.ts'

/** Ids of the estates that this visitor has hidden, as they change. */
export function useHiddenEstates(): string[] {
  const [hidden, setHidden] = useState(() => readHiddenEstates(localStorage))
  useEffect(() => {
    const read = (): void => setHidden(readHiddenEstates(localStorage))
    document.addEventListener(HIDDEN_EVENT, read)
    return () => document.removeEventListener(HIDDEN_EVENT, read)
  }, [])
  return hidden
}

export const withoutHidden = (markers: Markers, hidden: readonly string[]): Markers =>
  'markers' in markers
    ? { ...markers, markers: markers.markers.filter(([id]) => !hidden.includes(id)) }
    : markers
