import { describe, expect, it } from 'vitest'
import { toCard } from '../../../../shared/estate/card.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { advertLines } from '../../../../shared/estate/legal/advert-lines.ts'
import { anEstate } from '../../../support/demo-api.ts'
import { translator } from '../messages.ts'

const GENT = { id: 44021, name: 'Gent', zip: '9000' }
const at = (zip: string, name: string, more: object = {}) => ({
  address: {
    street: { nl: 'Kouter' },
    number: '1',
    visible: true,
    city: { id: 1, zip, name },
    ...more,
  },
})
const home = (general: object = {}, rest: object = {}): Estate =>
  anEstate(7, { headType: { id: 1 }, ...at('9000', 'Gent'), ...general }, rest)
const energy = {
  epcValue: 172,
  energyLabel: 'B',
  co2: 33,
  epcReference: '20230703-0002207103-RES-1',
}
const RENT = { transaction: { id: 2 }, price: { value: 950, period: 'MONTH' } }

const CASES: [string, Estate, string[]][] = [
  ['a sale', home({}, { energy }), ['Kouter 1, 9000 Gent', 'Energielabel B · 172 kWh/m²/jaar']],
  [
    'a hidden address in Flanders',
    home({ address: { visible: false, city: GENT } }, { energy }),
    ['9000 Gent · UC 0002207103', 'Energielabel B · 172 kWh/m²/jaar'],
  ],
  [
    'a home in Brussels',
    home(at('1050', 'Elsene'), { energy }),
    ['Kouter 1, 1050 Elsene', 'Energielabel B · 172 kWh/m²/jaar · 33 kg/m²/jaar'],
  ],
  [
    'a rent',
    home(RENT, { energy, technical: { monthlyCost: 90 } }),
    ['Kouter 1, 9000 Gent', 'Energielabel B · 172 kWh/m²/jaar', '+ € 90 lasten / maand'],
  ],
  [
    'a rent of which nothing is known',
    home(RENT),
    ['Kouter 1, 9000 Gent', 'Energielabel: niet ingegeven', 'Lasten: niet ingegeven'],
  ],
  ['a plot', home({ headType: { id: 3 } }), ['Kouter 1, 9000 Gent']],
  ['what is sold', home({ transaction: { id: 5 } }, { energy }), []],
]

describe('an advert outside its page', () => {
  it.each(CASES)('says of %s what the law asks for (LAW-70)', (_, estate, lines) => {
    const card = toCard(estate)
    const said = (each: typeof card) =>
      advertLines(each, 'nl', translator('nl')).map(line => line.replaceAll('\u00a0', ' '))
    expect(said(card)).toEqual(lines)
    // A card is cut again of the card that an API gave.
    expect(said(toCard(card as Estate))).toEqual(lines)
  })

  it('says it of the guid-bearing source too (LAW-70)', () => {
    const fields = {
      'certification.epc_value': 172,
      'certification.energy_label': 'B',
      'financial.provision': 45,
    }
    const guid = home({ guid: 'x', transaction: { id: 2 }, price: { value: 950 } }, { fields })
    expect(advertLines(toCard(guid), 'fr', translator('fr')).slice(1)).toEqual([
      'Classe énergétique B · 172\u00a0kWh/m²/an',
      '+ €\u00a045 de charges / mois',
    ])
  })
})
