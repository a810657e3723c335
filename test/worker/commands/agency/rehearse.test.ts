import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PORT } from '../../../../worker/commands/local/test-state.ts'
import { startDeployment, type Deployment } from './a-deployment.ts'

const HOST = 'kust.localhost'

/** One address of each list, and of the homes and pages that they lead to. */
const LISTS = ['/nl', '/fr', '/en', '/de', '/nl/te-koop', '/nl/vakantie', '/nl/contact']

let work: string
let here: Deployment

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'rehearse-'))
  here = await startDeployment(TEST_PORT)
})
afterAll(async () => {
  await here.close()
  rmSync(work, { recursive: true })
})

/** Ids of requests and of what a page drew are its own each time. */
const withoutIds = (text: string): string =>
  text.replaceAll(/nonce="[^"]*"|[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, '')

async function pagesOf(paths: Iterable<string>): Promise<[string, number, string][]> {
  const pages: [string, number, string][] = []
  for (const path of paths) {
    const { status, text } = await here.get(HOST, path)
    pages.push([path, status, withoutIds(text)])
  }
  return pages
}

/** Of the homes that lists show. */
const linksIn = (pages: [string, number, string][]): string[] =>
  pages.flatMap(([, , text]) =>
    [...text.matchAll(/href="(\/(?:nl|fr|en|de)\/[a-z]+\/\d[^"?#]*)"/g)]
      .map(([, path = '']) => path)
      .slice(0, 6),
  )

describe('an agency that is exported, removed, resumed and restored', () => {
  it('17.2: has the same pages and the same rows (AGENCY-115, AGENCY-116)', async () => {
    const agency = async (...args: string[]): Promise<string> => {
      const { code, output } = await here.agency(args)
      expect([args[0], code, output]).toEqual([args[0], 0, output])
      return output
    }
    await here.get(HOST, '/nl')
    await agency('owner', '2', 'an@example.com', '--name', 'An')
    const lists = await pagesOf(LISTS)
    const paths = new Set([...LISTS, ...linksIn(lists)])
    const before = await pagesOf(paths)
    expect(before.length).toBeGreaterThan(20)
    const file = join(work, 'two.ndjson')
    await agency('export', '2', file)
    expect(await agency('remove', '2', '--confirm', HOST, '--now')).toContain('Its last copy: 2/')
    expect((await here.get(HOST, '/nl')).status).toBe(404)
    await agency('resume', '2')
    expect((await here.get(HOST, '/nl')).status).toBe(404)
    expect(await agency('restore', '2', file)).toContain('and all its listings')
    const after = await pagesOf(paths)
    for (const [at, page] of after.entries()) expect(page).toEqual(before[at])
    const again = join(work, 'again.ndjson')
    await agency('export', '2', again)
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'))
  })
})
