import { drawing, svgFile } from '../../assets.ts'
import { CAST } from '../../cast.ts'
import { GENT_CAST } from '../../estates/cast-estates.ts'
import type { BulkOptions } from '../../estates/bulk.ts'
import type { ProjectOptions } from '../../estates/projects.ts'
import { portfolioOf } from '../../estates/portfolio.ts'
import { SOLD_IN_GENT } from './sold-homes.ts'
import type { SiteSeed } from '../../../db/site-seed.ts'
import { LEIE_LOGO } from '../logos.ts'
import { FAVORITES, menuOf, SUBSCRIBE } from '../menus.ts'
import { teamOf } from '../people.ts'
import { agreementsOf, closedForHolidays } from '../agreements.ts'
import { localized } from '../localized.ts'
import { officesOf } from '../offices.ts'
import { LEIE_ESTATE_PAGES, leiePages } from './pages.ts'
import { OFFICES, PEOPLE, QUOTES, REVIEWS } from './people.ts'
import { LEIE } from './record.ts'

const PROJECTS: ProjectOptions[] = [
  {
    id: 1100,
    name: 'De Vlaskaai',
    zip: '9000',
    street: { nl: 'Vlaskaai' },
    number: '2',
    floors: [4, 5, 3],
    soldEvery: 4,
  },
  {
    id: 1120,
    name: 'Hof ter Linde',
    zip: '9820',
    street: { nl: 'Kouterdreef' },
    number: '10',
    houses: true,
    floors: [9],
    soldEvery: 3,
  },
  {
    id: 1140,
    name: 'Residentie Tolhuis',
    zip: '2800',
    street: { nl: 'Tolhuisplein' },
    number: '5',
    floors: [4, 6, 6, 5, 3],
    soldEvery: 5,
  },
  {
    id: 1170,
    name: 'Brouwershof',
    zip: '9700',
    street: { nl: 'Brouwerijstraat' },
    number: '31',
    floors: [3, 3, 2],
    soldEvery: 8,
  },
]

const BULK: BulkOptions = {
  firstId: 1200,
  count: 270,
  zips: [
    '9000',
    '9000',
    '9000',
    '9000',
    '9300',
    '9880',
    '9800',
    '9800',
    '9840',
    '9200',
    '9070',
    '9900',
    '9940',
    '9890',
    '9500',
    '9080',
    '9160',
    '9090',
    '9820',
    '9820',
    '9810',
    '9400',
    '9700',
    '9700',
    '9600',
    '9830',
    '9100',
    '9230',
    '9060',
    '9620',
    '9990',
    '9120',
    '2000',
    '2000',
    '2800',
    '2500',
    '2930',
    '3000',
    '3000',
    '3080',
    '1500',
    '3300',
    '3500',
    '3600',
    '3700',
    '8000',
    '8000',
    '8500',
    '8800',
    '8790',
    '8900',
    '8820',
    '8340',
    '8020',
  ],
  kinds: [
    ['TERRACED_HOUSE', 15],
    ['DETACHED_HOUSE', 12],
    ['SEMI_DETACHED_HOUSE', 10],
    ['VILLA', 8],
    ['MASTER_HOUSE', 6],
    ['COUNTRY_HOUSE', 4],
    ['FARMHOUSE', 4],
    ['SQUARE_FARM', 1],
    ['CASTLE', 1],
    ['BUNGALOW', 4],
    ['MULTI_FAMILY_HOUSE', 2],
    ['FLAT', 22],
    ['DUPLEX', 5],
    ['LOFT', 4],
    ['PENTHOUSE', 3],
    ['STUDIO', 3],
    ['STUDENT_ROOM', 3],
    ['GROUND_FLOOR_APARTMENT', 3],
    ['BUILDING_PLOT', 9],
    ['PROJECT_LAND', 1],
    ['SHOP', 4],
    ['OFFICE', 3],
    ['CATERING', 2],
    ['WAREHOUSE', 2],
    ['GARAGE_BOX', 4],
    ['CARPORT', 1],
    ['PARKING', 2],
  ],
  statuses: [
    ['FOR_SALE', 64],
    ['TO_RENT', 25],
    ['SOLD', 8],
    ['RENTED', 4],
  ],
}

/** The whole first agency: localhost and gent.localhost. */
export function leieSeed(): SiteSeed {
  const team = teamOf(PEOPLE, {
    site: 1,
    accent: LEIE.theme.accent,
    phone: LEIE.agency.phone,
    domain: 'leielinde.example',
  })
  const hero = drawing('s1-hero', { draw: 'panorama', scene: 'city' }, 1)
  const house = drawing(
    's1-house',
    {
      draw: 'elevation',
      building: 'mansion',
      storeys: 3,
      wall: 'red',
      seed: 7,
      light: 'morning',
      setting: 'town',
    },
    1,
  )
  const offices = officesOf(1, OFFICES, id => ({
    draw: 'elevation',
    building: 'shop',
    storeys: 3,
    wall: id === 2 ? 'white' : 'brown',
    seed: id * 11,
    light: 'noon',
    setting: 'town',
  }))
  const offered = portfolioOf({
    source: 'main',
    own: 'nl',
    reps: team.reps,
    cast: [...GENT_CAST, ...SOLD_IN_GENT],
    projects: PROJECTS,
    bulk: BULK,
  })
  return {
    site: LEIE,
    navigation: [
      {
        name: 'header',
        items: menuOf(
          [
            {
              page: 'sale',
              label: localized('Aanbod', 'Nos biens', 'Properties', 'Angebot'),
              below: ['sale', 'rent', 'projects', 'sold'],
            },
            'estimate',
            'about',
            'contact',
          ],
          1,
        ),
      },
      {
        name: 'footer',
        items: menuOf(
          [
            {
              page: 'sale',
              label: localized('Zoeken', 'Chercher', 'Search', 'Suchen'),
              below: ['sale', 'rent', 'projects', 'sold'],
            },
            {
              page: 'contact',
              label: localized('Het kantoor', 'L’agence', 'The agency', 'Das Büro'),
              below: ['about', 'estimate', 'contact'],
            },
            FAVORITES,
            SUBSCRIBE,
          ],
          50,
        ),
      },
    ],
    pages: leiePages(hero, house),
    estatePages: LEIE_ESTATE_PAGES,
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
    agreements: agreementsOf(LEIE.agency),
    translations: {},
    estates: offered.estates,
    collections: [
      {
        id: 1,
        name: 'In de kijker',
        estateIds: [
          CAST.villaGent,
          CAST.terracedGent,
          CAST.castle,
          CAST.apartmentSale,
          CAST.projectWithThreeFloors,
          CAST.noPrice,
          CAST.houseProject,
        ].map(({ id }) => id),
      },
      {
        id: 2,
        name: 'Wonen aan het water',
        estateIds: [CAST.villaGent.id, CAST.projectWithThreeFloors.id, 1206, 1211, 1215],
      },
    ],
    assets: [
      svgFile('s1-logo', 72, 72, 'faf6ee', LEIE_LOGO),
      hero,
      house,
      ...offices.assets,
      ...team.assets,
      ...offered.assets,
    ],
  }
}
