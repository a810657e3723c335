import { characterEntities } from 'character-entities'
import { expect, it } from 'vitest'
import { decodeNamedCharacterReference } from '../../../worker/render/named-reference.ts'

it('knows the names that the Markdown reader knows, and no other', () => {
  const names = Object.keys(characterEntities)
  expect(names.length).toBeGreaterThan(2000)
  expect(names.map(decodeNamedCharacterReference)).toEqual(Object.values(characterEntities))
  for (const none of ['', 'ampere', 'notinx', 'copy1', 'Amp', 'constructor', '__proto__', 'x'])
    expect(decodeNamedCharacterReference(none)).toBe(false)
})
