type Answer = unknown | Response | ((request: Request) => unknown | Response | Promise<Response>)

export interface FakeApi extends Pick<Fetcher, 'fetch'> {
  /** 'GET /sites/1' or 'POST /sites/1/estates' → what it answers. */
  answers: Map<string, Answer>
  /** What was asked, in order. */
  calls: { method: string; path: string; headers: Headers; body: string }[]
  /** When set, every call ends so. */
  fault: (() => Response | Promise<Response>) | null
}

/** A listing API that answers from a table, counts its calls and fails on demand. Anything unlisted is 404. */
export function createFakeApi(answers: Record<string, Answer> = {}): FakeApi {
  const api: FakeApi = {
    answers: new Map(Object.entries(answers)),
    calls: [],
    fault: null,
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      api.calls.push({
        method: request.method,
        path: pathname + search,
        headers: request.headers,
        body: await request.clone().text(),
      })
      if (api.fault) return api.fault()
      const answer =
        api.answers.get(`${request.method} ${pathname}${search}`) ??
        api.answers.get(`${request.method} ${pathname}`)
      if (answer === undefined) return Response.json({ error: 'unknown' }, { status: 404 })
      const value = typeof answer === 'function' ? await answer(request) : answer
      return value instanceof Response ? value.clone() : Response.json(value)
    },
  }
  return api
}
