import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawHouse } from '../../../../worker/commands/drawings/house.ts'

it('is drawn as it stands; after a move, node worker/commands/drawings/house.ts draws it anew', () => {
  const drawn = drawHouse()
  expect(drawn).toMatch(/>page-cache</)
  expect(readFileSync('docs/house.svg', 'utf8')).toBe(drawn)
})
