/** KV that is a map, as workerd's binding speaks to it: GET and PUT of a key, POST of many. */
const values = new Map()

export default {
  async fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname === '/bulk/get') {
      const { keys, type } = await request.json()
      return Response.json(
        Object.fromEntries(
          keys.map(key => [
            key,
            type === 'json' ? JSON.parse(values.get(key) ?? 'null') : (values.get(key) ?? null),
          ]),
        ),
      )
    }
    const key = decodeURIComponent(pathname.slice(1))
    if (request.method === 'PUT') values.set(key, await request.text())
    if (request.method === 'DELETE') values.delete(key)
    if (request.method !== 'GET') return new Response()
    return values.has(key)
      ? new Response(values.get(key))
      : new Response('Not Found', { status: 404 })
  },
}
