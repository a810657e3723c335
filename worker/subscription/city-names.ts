import type { RequestContext } from '../site/request-context.ts'

/** Names of the places that the site has homes in, by id. */
export async function cityNames({ api }: Pick<RequestContext, 'api'>): Promise<(id: number) => string | undefined> {
  const { locations } = await api.filterValues({})
  const names = new Map(locations.map(({ id, name }) => [id, name]))
  return id => names.get(id)
}
