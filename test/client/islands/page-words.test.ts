import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** A page whose file of words is answered by each of these in turn; what was asked for. */
async function aPage(...answers: (() => Response)[]) {
  const asked: string[] = []
  vi.resetModules()
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: '{"locale":"nl","words":"/assets/words-nl-0A.json"}' }),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answers[asked.length - 1]?.()
  })
  return { asked, ...(await import('../../../client/islands/page-words.ts')) }
}

const words = () => Response.json({ card: { new: 'Nieuw' } })

it('asks for the words beside the code of an island, once for all of a page (PAGE-100)', async () => {
  const { asked, withWords, pageWords } = await aPage(words)
  let come: (code: string) => void = () => undefined
  const first = withWords(new Promise<string>(resolve => (come = resolve)))
  const second = withWords(Promise.resolve('list'))
  expect(asked).toEqual(['/assets/words-nl-0A.json'])
  expect(await second).toBe('list')
  come('filter')
  expect(await first).toBe('filter')
  expect([asked.length, pageWords()]).toEqual([1, { card: { new: 'Nieuw' } }])
})

it('asks anew where they did not come (PAGE-100)', async () => {
  const { asked, withWords, pageWords } = await aPage(
    () => new Response(null, { status: 503 }),
    words,
  )
  await expect(withWords(Promise.resolve())).rejects.toThrow()
  expect(pageWords()).toEqual({})
  await withWords(Promise.resolve())
  expect([asked.length, pageWords()]).toEqual([2, { card: { new: 'Nieuw' } }])
})
