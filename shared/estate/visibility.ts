import { numberAt, type Listing } from './read.ts'

/** Whether a site shows this estate nowhere: its status id is among the hidden ones (spec 4). None listed hides nothing. */
export function isHidden(estate: Listing, hiddenStatus: readonly number[] | null | undefined): boolean {
  const id = numberAt(estate, 'general.transaction.id')
  return id !== null && (hiddenStatus ?? []).includes(id)
}
