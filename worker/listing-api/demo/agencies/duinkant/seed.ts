import { drawing, svgFile } from '../../assets.ts'
import { CAST } from '../../cast.ts'
import { COAST_CAST } from '../../estates/cast-estates.ts'
import type { BulkOptions } from '../../estates/bulk.ts'
import type { ProjectOptions } from '../../estates/projects.ts'
import { portfolioOf } from '../../estates/portfolio.ts'
import type { SiteSeed } from '../../../db/site-seed.ts'
import { DUINKANT_LOGO } from '../logos.ts'
import { FAVORITES, HOLIDAYS, menuOf, SUBSCRIBE } from '../menus.ts'
import { teamOf } from '../people.ts'
import { agreementsOf, closedForHolidays } from '../agreements.ts'
import { localized } from '../localized.ts'
import { officesOf } from '../offices.ts'
import { duinkantPages } from './pages.ts'
import { OFFICES, PEOPLE, QUOTES, REVIEWS } from './people.ts'
import { DUINKANT } from './record.ts'

const PROJECTS: ProjectOptions[] = [
  {
    id: 5100,
    name: 'Residentie Helmgras',
    zip: '8620',
    street: { nl: 'Jachthavenlaan' },
    number: '18',
    floors: [2, 3, 3, 3, 2],
    soldEvery: 3,
  },
  {
    id: 5120,
    name: 'Duinpannen',
    zip: '8670',
    street: { nl: 'Helmweg' },
    number: '4',
    houses: true,
    floors: [8],
    soldEvery: 4,
  },
]

const BULK: BulkOptions = {
  firstId: 5200,
  count: 108,
  zips: [
    '8300',
    '8300',
    '8300',
    '8370',
    '8370',
    '8420',
    '8420',
    '8400',
    '8400',
    '8400',
    '8450',
    '8430',
    '8430',
    '8620',
    '8620',
    '8670',
    '8670',
    '8670',
    '8660',
    '8660',
    '8470',
    '8460',
    '8490',
    '8630',
  ],
  kinds: [
    ['FLAT', 40],
    ['STUDIO', 12],
    ['PENTHOUSE', 6],
    ['DUPLEX', 7],
    ['GROUND_FLOOR_APARTMENT', 5],
    ['VILLA', 9],
    ['BUNGALOW', 3],
    ['TERRACED_HOUSE', 6],
    ['DETACHED_HOUSE', 4],
    ['HOLIDAY_HOUSE', 8],
    ['BUILDING_PLOT', 3],
    ['SHOP', 3],
    ['CATERING', 1],
    ['GARAGE_BOX', 6],
    ['PARKING', 3],
  ],
  statuses: [
    ['FOR_SALE', 78],
    ['TO_RENT', 12],
    ['SOLD', 9],
    ['RENTED', 3],
  ],
}

/** The whole second agency: kust.localhost. */
export function duinkantSeed(): SiteSeed {
  const team = teamOf(PEOPLE, {
    site: 2,
    accent: DUINKANT.theme.accent,
    phone: DUINKANT.agency.phone,
    domain: 'duinkant.example',
  })
  const hero = drawing('s2-hero', { draw: 'panorama', scene: 'coast' }, 2)
  const house = drawing(
    's2-house',
    {
      draw: 'elevation',
      building: 'villa',
      storeys: 2,
      wall: 'white',
      seed: 21,
      light: 'noon',
      setting: 'coast',
    },
    2,
  )
  const offices = officesOf(2, OFFICES, id => ({
    draw: 'elevation',
    building: 'shop',
    storeys: 3,
    wall: 'white',
    seed: id * 17,
    light: 'morning',
    setting: 'coast',
  }))
  const offered = portfolioOf({
    source: 'main',
    own: 'nl',
    reps: team.reps,
    cast: COAST_CAST,
    projects: PROJECTS,
    bulk: BULK,
  })
  return {
    site: DUINKANT,
    navigation: [
      {
        name: 'header',
        items: menuOf(
          [
            'sale',
            {
              page: 'rent',
              label: localized('Huren', 'Louer', 'Rent', 'Mieten'),
              below: ['rent', HOLIDAYS],
            },
            HOLIDAYS,
            'projects',
            'about',
            'contact',
          ],
          1,
        ),
      },
      {
        name: 'footer',
        items: menuOf(
          ['sale', 'rent', HOLIDAYS, 'sold', 'estimate', 'about', 'contact', FAVORITES, SUBSCRIBE],
          50,
        ),
      },
    ],
    pages: duinkantPages(hero, house),
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
    agreements: agreementsOf(DUINKANT.agency),
    translations: {
      nl: {
        'section.employees': 'De ploeg',
        'section.emptyCollection': 'Alles uit deze selectie is de deur uit.',
      },
      fr: { 'section.employees': 'L’équipe' },
      en: { 'section.employees': 'The crew' },
      de: { 'section.employees': 'Die Mannschaft' },
    },
    estates: offered.estates,
    collections: [
      { id: 1, name: 'Eerste rij', estateIds: [5256, CAST.penthouseCoast.id, 5120, 5296, 5100] },
    ],
    assets: [
      svgFile('s2-logo', 72, 72, '0b5670', DUINKANT_LOGO),
      hero,
      house,
      ...offices.assets,
      ...team.assets,
      ...offered.assets,
    ],
  }
}
