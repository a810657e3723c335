import { expect, it } from 'vitest'
import { floodLetter, hasFloodIcon } from '../../../shared/estate/flooding.ts'

it.each<[unknown, string | null, boolean]>([
  ['A', 'A', false],
  ['C', 'C', false],
  ['D', 'D', true],
  ['e', 'E', true],
  [' d ', 'D', true],
  ['\td\n', 'D', true],
  ['D1', null, false],
  ['1D', null, false],
  ['DD', null, false],
  ['score D', null, false],
  ['D score', null, false],
  ['é', null, false],
  ['', null, false],
  [4, null, false],
  [['D'], null, false],
  [null, null, false],
])('the flood score %j is %j, with the symbol: %j (LAW-19, DETAIL-10)', (score, letter, icon) =>
  expect([floodLetter(score), hasFloodIcon(score)]).toEqual([letter, icon]),
)
