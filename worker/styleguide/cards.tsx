import type { ReactNode } from 'react'
import { EstateCardView } from '../../client/estate/card/card.tsx'
import { Label } from '../../client/estate/card/label.tsx'
import { EnergyLabel } from '../../client/estate/card/energy-label.tsx'
import { ListedCard } from '../../client/estate/card/listed-card.tsx'
import { RentalCard } from '../../client/rental/rental-card.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import type { RentalUnit } from '../../shared/rental/rental-unit.ts'
import { Specimen } from './specimen.tsx'

const CLASSES = ['A_PLUS_PLUS', 'A_PLUS', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** An estate's card in all its states, and a holiday rental's. */
export function CardSpecimens({
  cards,
  units,
}: {
  cards: readonly EstateCard[]
  units: readonly RentalUnit[]
}): ReactNode {
  const card = cards.find(({ pictures }) => pictures.length > 0)
  const project = cards.find(({ general }) => general.project)
  const general = (changes: Partial<EstateCard['general']>): EstateCard | undefined =>
    card && { ...card, general: { ...card.general, ...changes } }
  const STATES: [name: string, card: EstateCard | undefined][] = [
    ['As it is', card],
    ['Project', project],
    ['Sold', general({ transaction: { id: 5 } })],
    ['Rented', general({ transaction: { id: 6 } })],
    ['Without price', general({ price: null })],
    ['Seven digits', general({ price: { value: 12_345_678 } })],
    [
      'A sticker in its own colours',
      general({
        sticker: { id: 1, name: { nl: 'Exclusief' }, color: 'f4c95d', colorText: 'ffffff' },
      }),
    ],
    ['Without picture', card && { ...card, pictures: [] }],
    [
      'Without facts',
      card && {
        ...card,
        dimensions: {},
        energy: {},
        general: { ...card.general, bedroomCount: null },
      },
    ],
    [
      'A long place',
      general({
        address: {
          visible: true,
          city: { id: 1, name: 'Sint-Genesius-Rode / Rhode-Saint-Genèse', zip: '1640' },
        },
      }),
    ],
  ]
  return (
    <>
      {STATES.flatMap(([name, shown]) =>
        shown
          ? [
              <Specimen key={name} name={name}>
                <EstateCardView card={shown} />
              </Specimen>,
            ]
          : [],
      )}
      {card && (
        <Specimen name="In a list, with the way to fold it away">
          <ul>
            <li className="list__item">
              <ListedCard card={card} />
            </li>
          </ul>
        </Specimen>
      )}
      {units.slice(0, 1).map(unit => (
        <Specimen key={unit.id} name="Holiday home">
          <RentalCard unit={unit} query="" />
        </Specimen>
      ))}
      <Specimen name="Labels">
        <div className="card__media">
          <Label label={{ name: 'Verkocht', color: null, colorText: null }} isSold />
        </div>
      </Specimen>
      <Specimen name="Energy labels" wide>
        <ul className="pattern__row">
          {CLASSES.map(label => (
            <EnergyLabel key={label} label={label} />
          ))}
        </ul>
      </Specimen>
    </>
  )
}
