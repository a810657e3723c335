import { useEffect, useState } from 'react'
import type { Markers } from '../../shared/estate/markers.ts'
import { HIDDEN_EVENT, readHiddenHomes } from './hidden-homes.ts'

/** Ids of the homes that this visitor has hidden, as they change. */
export function useHiddenHomes(): string[] {
  const [hidden, setHidden] = useState(() => readHiddenHomes(localStorage))
  useEffect(() => {
    const read = (): void => setHidden(readHiddenHomes(localStorage))
    document.addEventListener(HIDDEN_EVENT, read)
    return () => document.removeEventListener(HIDDEN_EVENT, read)
  }, [])
  return hidden
}

export const withoutHidden = (markers: Markers, hidden: readonly string[]): Markers =>
  'markers' in markers
    ? { ...markers, markers: markers.markers.filter(([id]) => !hidden.includes(id)) }
    : markers
