import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { municipalityAreas } from '../../../../worker/commands/map/layers.ts'
import { shoreFile } from '../../../../worker/commands/map/shore.ts'

test('The shore that distances are measured to is the one of the map’s municipalities (RENTAL-66)', () => {
  const kept = readFileSync('shared/map/shore-line.ts', 'utf8')
  expect(shoreFile(municipalityAreas())).toBe(kept)
})
