import { expect, it } from 'vitest'
import { typeset, typesetJson } from '../../shared/typography.ts'

it.each([
  ['fr', 'Où ? Ici ! Oui ; non', 'Où\u202f? Ici\u202f! Oui\u202f; non'],
  ['fr', 'Prix : « fou »', 'Prix\u00a0: «\u00a0fou\u00a0»'],
  ['fr', '<b>Prix :</b> 6 % (vraiment ?)', '<b>Prix\u00a0:</b> 6\u00a0% (vraiment\u202f?)'],
  ['nl', 'Waar ? 6 %', 'Waar ? 6\u00a0%'],
  ['de', '{{rate}} %', '{{rate}}\u00a0%'],
  ['en', '162 kWh/m², € 300', '162\u00a0kWh/m², €\u00a0300'],
  [
    'nl',
    'binnen {{km}} km, 45 min. of 900 m ver',
    'binnen {{km}}\u00a0km, 45\u00a0min. of 900\u00a0m ver',
  ],
  ['nl', 'terras van 4 m² en 3 meer', 'terras van 4\u00a0m² en 3 meer'],
  ['fr', '/fr?a=1&b=:x https://a.be/?q', '/fr?a=1&b=:x https://a.be/?q'],
])('sets the blanks of %s in %j (FORMAT-19, FORMAT-20)', (locale, text, expected) => {
  expect(typeset(text, locale)).toBe(expected)
  expect(typeset(expected, locale)).toBe(expected)
})

it('sets the texts of a document that name their language, and no others (FORMAT-20)', () => {
  const value = { name: 'Qui ?', a: [{ nl: 'Wie ?', fr: 'Qui ?', x: 1 }, { fr: 'Un "mot" !\n' }] }
  expect(JSON.parse(typesetJson(JSON.stringify(value)))).toEqual({
    name: 'Qui ?',
    a: [{ nl: 'Wie ?', fr: 'Qui\u202f?', x: 1 }, { fr: 'Un "mot"\u202f!\n' }],
  })
})
