const apis = new Map<string, Pick<Fetcher, 'fetch'>>()
const original = globalThis.fetch

globalThis.fetch = (input, init) => {
  const request = new Request(input, init)
  const api = apis.get(new URL(request.url).origin)
  return api ? api.fetch(request) : original(request)
}

/** The bindings of a back end over HTTP, which tells of no change unless a test does it. */
export function apiOverHttp(api: Pick<Fetcher, 'fetch'>): { API_URL: string } {
  const API_URL = `http://api-${apis.size}.test`
  apis.set(API_URL, api)
  return { API_URL }
}
