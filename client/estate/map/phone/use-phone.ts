import { useSyncExternalStore } from 'react'
import { phone } from './covered.ts'

const subscribe = (listen: () => void): (() => void) => {
  const query = phone()
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/** Whether the map is the screen. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => phone().matches)
