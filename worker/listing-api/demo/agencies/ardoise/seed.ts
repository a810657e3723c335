import { drawing, svgFile } from '../../assets.ts'
import { GUID_CAST } from '../../estates/cast-estates.ts'
import type { BulkOptions } from '../../estates/bulk.ts'
import type { ProjectOptions } from '../../estates/projects.ts'
import { portfolioOf } from '../../estates/portfolio.ts'
import type { SiteSeed } from '../../../db/site-seed.ts'
import { ARDOISE_LOGO } from '../logos.ts'
import { FAVORITES, menuOf, SUBSCRIBE } from '../menus.ts'
import { teamOf } from '../people.ts'
import { agreementsOf, closedForHolidays } from '../agreements.ts'
import { localized } from '../localized.ts'
import { officesOf } from '../offices.ts'
import { ardoisePages } from './pages.ts'
import { OFFICES, PEOPLE, QUOTES, REVIEWS } from './people.ts'
import { ARDOISE } from './record.ts'

const PROJECTS: ProjectOptions[] = [
  {
    id: 9100,
    name: 'Les Terrasses du Sablon',
    zip: '1000',
    street: { nl: 'Zavelplein', fr: 'Place du Sablon' },
    number: '14',
    floors: [2, 4, 4, 2],
    soldEvery: 4,
  },
  {
    id: 9120,
    name: 'Le Clos des Fagnes',
    zip: '4900',
    street: { fr: 'Chemin des Crêtes' },
    number: '1',
    houses: true,
    floors: [7],
    soldEvery: 3,
  },
]

const BULK: BulkOptions = {
  firstId: 9200,
  count: 165,
  zips: [
    '1000',
    '1000',
    '1050',
    '1050',
    '1040',
    '1030',
    '1030',
    '1060',
    '1180',
    '1180',
    '1190',
    '1070',
    '1090',
    '1200',
    '1150',
    '1160',
    '1170',
    '1140',
    '1300',
    '1410',
    '1400',
    '1420',
    '1340',
    '1330',
    '1380',
    '5000',
    '5000',
    '5500',
    '5030',
    '5590',
    '5580',
    '5530',
    '4000',
    '4000',
    '4500',
    '4900',
    '4900',
    '4910',
    '4970',
    '4960',
    '4950',
    '4750',
    '4780',
    '4700',
    '4700',
    '4720',
    '4920',
    '4845',
    '6700',
    '6600',
    '6940',
    '6940',
    '6980',
    '6690',
    '6830',
    '6900',
    '6870',
    '6660',
    '6990',
    '6960',
    '7000',
    '7500',
    '6000',
    '7800',
  ],
  kinds: [
    ['DETACHED_HOUSE', 12],
    ['SEMI_DETACHED_HOUSE', 6],
    ['TERRACED_HOUSE', 9],
    ['VILLA', 8],
    ['MASTER_HOUSE', 6],
    ['COUNTRY_HOUSE', 4],
    ['FARMHOUSE', 9],
    ['SQUARE_FARM', 2],
    ['CASTLE', 2],
    ['CHALET', 7],
    ['HOLIDAY_HOUSE', 4],
    ['MULTI_FAMILY_HOUSE', 2],
    ['BUNGALOW', 3],
    ['FLAT', 20],
    ['DUPLEX', 5],
    ['LOFT', 3],
    ['PENTHOUSE', 3],
    ['STUDIO', 4],
    ['BUILDING_PLOT', 9],
    ['SHOP', 4],
    ['OFFICE', 4],
    ['CATERING', 2],
    ['WAREHOUSE', 1],
    ['GARAGE_BOX', 4],
    ['PARKING', 2],
  ],
  statuses: [
    ['FOR_SALE', 66],
    ['TO_RENT', 22],
    ['SOLD', 8],
    ['RENTED', 4],
  ],
}

/** The whole third agency: ardennen.localhost, with every estate from the guid source. */
export function ardoiseSeed(): SiteSeed {
  const team = teamOf(PEOPLE, {
    site: 3,
    accent: ARDOISE.theme.accent,
    phone: ARDOISE.agency.phone,
    domain: 'hauteardoise.example',
  })
  const hero = drawing('s3-hero', { draw: 'panorama', scene: 'hills' }, 3)
  const house = drawing(
    's3-house',
    {
      draw: 'elevation',
      building: 'farmhouse',
      storeys: 2,
      wall: 'stone',
      seed: 5,
      light: 'morning',
      setting: 'hills',
    },
    3,
  )
  const flat = drawing(
    's3-town',
    {
      draw: 'elevation',
      building: 'mansion',
      storeys: 3,
      wall: 'white',
      seed: 31,
      light: 'noon',
      setting: 'town',
    },
    3,
  )
  const offices = officesOf(3, OFFICES, id => ({
    draw: 'elevation',
    building: 'shop',
    storeys: 2,
    wall: id === 2 ? 'white' : 'stone',
    seed: id * 13,
    light: 'noon',
    setting: id === 2 ? 'town' : 'hills',
  }))
  const offered = portfolioOf({
    source: 'guid',
    own: 'fr',
    reps: team.reps,
    cast: GUID_CAST,
    projects: PROJECTS,
    bulk: BULK,
  })
  return {
    site: ARDOISE,
    navigation: [
      {
        name: 'header',
        items: menuOf(
          [
            'sale',
            'rent',
            'projects',
            {
              page: 'about',
              label: localized('Het kantoor', 'L’agence', 'The agency', 'Die Agentur'),
              below: ['about', 'estimate', 'sold'],
            },
            'contact',
          ],
          1,
        ),
      },
      {
        name: 'footer',
        items: menuOf(
          [
            'sale',
            'rent',
            'projects',
            'sold',
            'estimate',
            'about',
            'contact',
            FAVORITES,
            SUBSCRIBE,
          ],
          50,
        ),
      },
    ],
    pages: ardoisePages(hero, house, flat),
    estatePages: [],
    entities: [
      { name: 'employees', kind: 'employees', items: team.employees },
      {
        name: 'offices',
        kind: 'offices',
        items: offices.offices,
      },
      { name: 'reviews', kind: 'reviews', items: REVIEWS },
      { name: 'quotes', kind: 'quotes', items: QUOTES },
      { name: 'notifications', kind: 'notifications', items: [closedForHolidays(1)] },
    ],
    agreements: agreementsOf(ARDOISE.agency),
    translations: {},
    estates: offered.estates,
    collections: [
      { id: 1, name: 'Coups de cœur', estateIds: [9000, 9014, 9003, 9007, 9100, 9013, 9012] },
    ],
    assets: [
      svgFile('s3-logo', 72, 72, '7d3a22', ARDOISE_LOGO),
      hero,
      house,
      flat,
      ...offices.assets,
      ...team.assets,
      ...offered.assets,
    ],
  }
}
