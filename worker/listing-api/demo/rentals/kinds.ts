import type { Building } from '../kinds.ts'
import { localized, type LocalizedText } from '../agencies/localized.ts'

/** A kind of rental unit: how many it sleeps, how it is drawn and named. */
export interface RentalKind {
  id: number
  name: LocalizedText
  /** With the indefinite article, for use in a sentence. */
  a: LocalizedText
  building: Building
  storeys: number
  beds: [number, number]
}

export const COAST_KINDS: RentalKind[] = [
  {
    id: 1,
    name: localized('Studio', 'Studio', 'Studio', 'Studio'),
    a: localized('Deze studio', 'Ce studio', 'This studio', 'Dieses Studio'),
    building: 'block',
    storeys: 6,
    beds: [0, 0],
  },
  {
    id: 2,
    name: localized('Appartement', 'Appartement', 'Apartment', 'Ferienwohnung'),
    a: localized('Dit appartement', 'Cet appartement', 'This apartment', 'Diese Ferienwohnung'),
    building: 'block',
    storeys: 7,
    beds: [1, 3],
  },
  {
    id: 3,
    name: localized('Penthouse', 'Penthouse', 'Penthouse', 'Penthouse'),
    a: localized('Deze penthouse', 'Ce penthouse', 'This penthouse', 'Dieses Penthouse'),
    building: 'block',
    storeys: 8,
    beds: [2, 3],
  },
  {
    id: 4,
    name: localized('Vakantievilla', 'Villa de vacances', 'Holiday villa', 'Ferienvilla'),
    a: localized('Deze villa', 'Cette villa', 'This villa', 'Diese Villa'),
    building: 'villa',
    storeys: 2,
    beds: [3, 5],
  },
]

export const ARDENNES_KINDS: RentalKind[] = [
  {
    id: 5,
    name: localized('Chalet', 'Chalet', 'Chalet', 'Chalet'),
    a: localized('Deze chalet', 'Ce chalet', 'This chalet', 'Dieses Chalet'),
    building: 'chalet',
    storeys: 1,
    beds: [2, 3],
  },
  {
    id: 6,
    name: localized('Vakantiehuis', 'Gîte', 'Holiday cottage', 'Ferienhaus'),
    a: localized('Dit vakantiehuis', 'Ce gîte', 'This cottage', 'Dieses Ferienhaus'),
    building: 'terraced',
    storeys: 2,
    beds: [2, 4],
  },
  {
    id: 7,
    name: localized('Hoeve', 'Ferme', 'Farmhouse', 'Bauernhaus'),
    a: localized('Deze hoeve', 'Cette ferme', 'This farmhouse', 'Dieses Bauernhaus'),
    building: 'farmhouse',
    storeys: 2,
    beds: [4, 7],
  },
  {
    id: 4,
    name: localized('Vakantievilla', 'Villa de vacances', 'Holiday villa', 'Ferienvilla'),
    a: localized('Deze villa', 'Cette villa', 'This villa', 'Diese Villa'),
    building: 'villa',
    storeys: 2,
    beds: [3, 5],
  },
]
