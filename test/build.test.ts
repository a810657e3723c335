import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Manifest {
  script: string
  style: string
  preload: string[]
  chunks: Record<string, string[]>
  files: Record<string, string>
}

it('names every built file with a dot and a hash, as no asset of an agency is (PAGE-13)', () => {
  const { script, style, preload, chunks, files } = JSON.parse(
    readFileSync('dist/manifest.json', 'utf8'),
  ) as Manifest
  const built = [
    script,
    style,
    ...preload,
    ...Object.values(chunks).flat(),
    ...Object.values(files),
  ]
  expect(built.length).toBeGreaterThan(20)
  expect(built.filter(path => !/^\/assets\/[\w.-]+-[A-Z0-9]{8}\.\w+$/.test(path))).toEqual([])
})
