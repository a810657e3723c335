import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchPublic } from '../../../../worker/listing-api/fetched/fetch-public.ts'
import { newPace } from '../../../../worker/listing-api/fetched/pace.ts'

afterEach(() => void vi.restoreAllMocks())

const NETWORK = {
  dnsUrl: 'https://dns.example/q',
  isOwn: async () => false,
  pace: async () => undefined,
}

/** One host, whose name is public. */
function answerWith(answer: (request: Request) => Response): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    return request.url.startsWith(NETWORK.dnsUrl)
      ? Response.json({ Status: 0, Answer: [{ type: 1, data: '93.184.216.34' }] })
      : answer(request)
  })
}

describe('what is fetched by an address', () => {
  it('that drips for ever ends with the time that there is, and is tried again (FETCH-6)', async () => {
    const clock = new AbortController()
    let drops = 0
    answerWith(
      ({ signal }) =>
        new Response(
          new ReadableStream<Uint8Array>({
            pull(controller) {
              if (++drops === 3) clock.abort(new DOMException('15 s', 'TimeoutError'))
              if (signal.aborted || clock.signal.aborted) controller.error(clock.signal.reason)
              else controller.enqueue(new Uint8Array(1))
            },
          }),
        ),
    )
    expect(
      await fetchPublic('https://x.example/a.jpg', { ...NETWORK, signal: clock.signal }),
    ).toEqual({
      refused: 'unreachable',
      later: true,
    })
  })

  it('has fifteen seconds in all, redirects included, from one clock (FETCH-6)', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answerWith(({ url }) =>
      url.endsWith('b.jpg')
        ? new Response('x')
        : new Response(null, { status: 302, headers: { Location: '/b.jpg' } }),
    )
    await fetchPublic('https://x.example/a.jpg', NETWORK)
    expect(timeout.mock.calls.filter(([ms]) => ms === 15_000)).toHaveLength(1)
  })

  it('calls a host twice a second, whatever lies in between and wherever it is led (FETCH-16)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const called: [url: string, at: number][] = []
    const began = Date.now()
    vi.spyOn(scheduler, 'wait').mockImplementation(async ms => {
      vi.setSystemTime(Date.now() + ms)
    })
    answerWith(({ url }) => {
      called.push([url, Date.now() - began])
      return url.includes('leads.example')
        ? new Response(null, { status: 302, headers: { Location: 'https://a.example/3' } })
        : new Response('x')
    })
    const network = { ...NETWORK, pace: newPace() }
    for (const address of ['a.example/1', 'b.example/1', 'a.example/2', 'leads.example/1'])
      await fetchPublic(`https://${address}`, network)
    expect(called).toEqual([
      ['https://a.example/1', 0],
      ['https://b.example/1', 0],
      ['https://a.example/2', 500],
      ['https://leads.example/1', 500],
      ['https://a.example/3', 1000],
    ])
    vi.useRealTimers()
  })

  it('that unpacks to more than 25 MB is given up there, whatever its length says (FETCH-6)', async () => {
    let given = 0
    answerWith(() => {
      // As the platform hands over a body that came packed: unpacked, and as long as it likes.
      const zeros = new Uint8Array(1024 * 1024)
      const body = new ReadableStream<Uint8Array>({
        pull: controller => {
          given++
          controller.enqueue(zeros)
        },
      })
      return new Response(body, {
        headers: { 'Content-Length': '25000', 'Content-Type': 'image/jpeg' },
      })
    })
    expect(await fetchPublic('https://x.example/bomb.jpg', NETWORK)).toEqual({
      refused: 'tooLarge',
      later: false,
    })
    expect(given).toBeLessThan(30)
  })

  it('of a host that is ours, mapped or not, is refused (FETCH-15)', async () => {
    answerWith(request =>
      request.headers.has('Baksteen-Fetch')
        ? new Response(null, { status: 421, headers: { 'Baksteen-Own': '1' } })
        : new Response('x'),
    )
    expect(await fetchPublic('https://kantoor.example/assets/a', NETWORK)).toEqual({
      refused: 'own',
      later: false,
    })
  })
})
