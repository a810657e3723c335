import type { ref } from 'valtio/vanilla'

/** A value that a store holds as it is, without watching its parts. */
export type Unwatched<T extends object> = ReturnType<typeof ref<T>>
