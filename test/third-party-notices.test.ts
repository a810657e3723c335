import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { thirdPartyNotices } from '../worker/commands/local/third-party-notices.mjs'

const root = new URL('..', import.meta.url).pathname
const notices = thirdPartyNotices(root)

it('names every runtime dependency with its licence, the fonts and the map data', () => {
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    dependencies: Record<string, string>
  }
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !notices.includes(`\n\n${name} ${version}\n`),
  )
  expect(missing).toEqual([])
  for (const name of ['SIL Open Font License', 'Natural Earth', 'GeoNames', 'MIT'])
    expect(notices).toContain(name)
})

it('is part of the build', () => {
  const { thirdPartyNotices: path } = JSON.parse(
    readFileSync(`${root}dist/manifest.json`, 'utf8'),
  ) as { thirdPartyNotices: string }
  expect(path).toMatch(/^\/assets\/third-party-notices-[0-9A-F]{8}\.txt$/)
  expect(existsSync(`${root}dist/site${path}`)).toBe(true)
})
