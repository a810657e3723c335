import { afterEach, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import { createFileLoader } from '../../../worker/places/file-loader.ts'

afterEach(() => void vi.restoreAllMocks())

/** A file that is asked for as often as there are answers, and what was asked for and logged. */
async function load(...answers: (() => Response)[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const asked: string[] = []
  const ASSETS = {
    async fetch(address: URL) {
      asked.push(address.pathname)
      return answers[asked.length - 1]?.()
    },
  } as unknown as Bindings['ASSETS']
  const read = (text: string) => ({ text })
  const loader = createFileLoader('/assets/towns-0A.txt', 'towns-not-read', read)
  const found = []
  for (const _ of answers) found.push(await loader({ ASSETS }))
  return { asked, found, logged: log.mock.calls.map(([line]) => JSON.parse(String(line))) }
}

const file = () => new Response('Gent')
const missing = () => new Response(null, { status: 404 })
const broken = () => {
  throw new TypeError('connection lost')
}

it('reads a file of the deployment once, and keeps it frozen (SENTENCE-36)', async () => {
  const { asked, found, logged } = await load(file, missing)
  expect(asked).toEqual(['/assets/towns-0A.txt'])
  expect(found).toEqual([{ text: 'Gent' }, { text: 'Gent' }])
  expect([found[0] === found[1], Object.isFrozen(found[0]), logged]).toEqual([true, true, []])
})

it('says that a file cannot be read, and tries again when it is next asked for (SENTENCE-36)', async () => {
  const { found, logged } = await load(missing, broken, file)
  expect(found).toEqual([null, null, { text: 'Gent' }])
  expect(logged).toEqual([
    { event: 'towns-not-read', error: 'Error: status 404' },
    { event: 'towns-not-read', error: 'TypeError: connection lost' },
  ])
})
