import { LOCATION } from '../agency/stub.ts'
import type { Bindings } from '../env.ts'
import { objectName } from './name.ts'

/** The object of a list. Any name gives one: it keeps nothing until it is begun. */
export function sharedListStub(
  { SHARED_LIST, JURISDICTION }: Pick<Bindings, 'SHARED_LIST' | 'JURISDICTION'>,
  siteId: number,
  hash: string,
) {
  const namespace = JURISDICTION ? SHARED_LIST.jurisdiction(JURISDICTION) : SHARED_LIST
  return namespace.getByName(objectName(siteId, hash), { locationHint: LOCATION })
}
