import { localized, type LocalizedText } from '../agencies/localized.ts'

/** A holiday region of an agency and the postal codes of its units. `weekly` is the usual price of a week for two in mid-season, in euro. */
export interface Region {
  id: number
  name: LocalizedText
  zips: string[]
  weekly: number
}

export const COAST: Region[] = [
  {
    id: 1,
    name: localized('Westkust', 'Côte ouest', 'West coast', 'Westküste'),
    zips: ['8660', '8670', '8620'],
    weekly: 420,
  },
  {
    id: 2,
    name: localized('Middenkust', 'Côte centrale', 'Middle coast', 'Mittelküste'),
    zips: ['8430', '8400', '8450', '8420'],
    weekly: 440,
  },
  {
    id: 3,
    name: localized('Oostkust', 'Côte est', 'East coast', 'Ostküste'),
    zips: ['8370', '8300'],
    weekly: 520,
  },
]

export const ARDENNES: Region[] = [
  {
    id: 11,
    name: localized('Vallei van de Ourthe', 'Vallée de l’Ourthe', 'Ourthe valley', 'Ourthetal'),
    zips: ['6940', '6980', '6990', '6660'],
    weekly: 380,
  },
  {
    id: 12,
    name: localized(
      'Hoge Venen en Amblève',
      'Hautes Fagnes et Amblève',
      'High Fens and Amblève',
      'Hohes Venn und Amel',
    ),
    zips: ['4900', '4970', '4960', '4950', '4987', '4750'],
    weekly: 400,
  },
  {
    id: 13,
    name: localized('Semois', 'Semois', 'Semois', 'Semois'),
    zips: ['6830', '6820'],
    weekly: 340,
  },
  {
    id: 14,
    name: localized('Maas en Lesse', 'Meuse et Lesse', 'Meuse and Lesse', 'Maas und Lesse'),
    zips: ['5500', '5580'],
    weekly: 350,
  },
]

export const RESIDENCES = [
  'Zeewind',
  'Helmduin',
  'De Branding',
  'Zandloper',
  'Noorderlicht',
  'Royal Beach',
  'Albatros',
  'Zeester',
  'Duinzicht',
  'De Vuurtoren',
]
