import { useSyncExternalStore } from 'react'

/** False in served HTML and while it is hydrated, true from then on: for what only works with script. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => undefined
