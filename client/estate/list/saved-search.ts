/**
 * The page that saves a search, for the filter as it stands now; what the page itself is about, sale or rent, stays as
 * the server wrote it (LIST-48).
 */
export function savedSearch(link: string, params: string): string {
  const [path = '', query] = link.split('?', 2)
  const search = new URLSearchParams(params)
  if (!search.has('status'))
    for (const status of new URLSearchParams(query).getAll('status'))
      search.append('status', status)
  return search.size > 0 ? `${path}?${search}` : path
}
