import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { energyLabel } from '../../../../shared/estate/energy.ts'
import { headTypeOf, isHome } from '../../../../shared/estate/kind/head-types.ts'
import { subTypeEntry } from '../../../../shared/estate/kind/sub-types.ts'
import { at, listAt, textAt, type EstateLike } from '../../../../shared/estate/read.ts'
import { roomTypeCode } from '../../../../shared/estate/rooms/rooms.ts'
import { isForRent } from '../../../../shared/estate/status.ts'
import { seed } from '../../../../worker/listing-api/demo/seed.ts'

const every: Estate[] = seed().flatMap(({ estates }) => estates)

const ofSource = (main: unknown, estate: Estate, key: string): unknown =>
  main ?? estate.fields?.[key]

const yearOf = (estate: Estate): number =>
  Number(
    ofSource(estate.technical?.constructionYear, estate, 'construction.construction_year') ?? 0,
  )

const renovatedIn = (estate: Estate): number =>
  Number(ofSource(estate.technical?.renovationYear, estate, 'construction.renovation_year') ?? 0)

const isNew = (estate: Estate): boolean =>
  ofSource(estate.technical?.condition, estate, 'construction.condition') === 'NEW'

const cadastral = (estate: Estate): number =>
  Number(ofSource(estate.ki?.nonIndexed, estate, 'financial.cadastral_income') ?? 0)

const subTypeOf = (estate: Estate) => subTypeEntry(estate.general.subType?.id)?.code

const area = (estate: Estate): number => estate.dimensions?.areaBuild ?? 0

const beds = (estate: Estate): number => estate.general.bedroomCount ?? 0

const license = (estate: Estate) => estate.planning?.buildingLicense

const heating = (estate: Estate): unknown =>
  ofSource(
    at(
      listAt(estate, 'buildTechnicals').find(
        each => textAt(each, 'criteria.name', 'nl') === 'Verwarming',
      ),
      'value.name.nl',
    ),
    estate,
    'comfort.heating',
  )

const count = (estate: Estate, type: string): number =>
  (estate.layout ?? []).filter(({ id }) => roomTypeCode(id) === type).length

const isFlemish = ({ general }: Estate): boolean => general.address?.region === 'FLANDERS'

const isPoor = (estate: Estate): boolean => ['E', 'F'].includes(estate.energy?.energyLabel ?? '')

const between = (value: number, [least, most]: readonly [number, number]): boolean =>
  value === 0 || (value >= least && value <= most)

/** Euro for a m² of what is lived in, and of a plot; a month where it is rented. */
const perMetre = (estate: Estate): number => {
  const surface = headTypeOf(estate) === 'PLOT' ? estate.dimensions?.areaGround : area(estate)
  return (estate.general.price?.value ?? 0) / (surface || Infinity)
}

/** Better than A is A: the law on which regions tell more is open. */
const labelOf = (estate: EstateLike) => energyLabel(estate)?.text.replaceAll('+', '')

const day = (reference: unknown): string => String(reference).slice(0, 8)

/** Of which estates it is asked, and what then holds. */
const RULES: [rule: string, of: (estate: Estate) => boolean, holds: (estate: Estate) => boolean][] =
  [
    [
      'only what is older than 1962 needed no permit',
      each => license(each) === 'BEFORE_1962',
      each => yearOf(each) > 0 && yearOf(each) < 1962,
    ],
    [
      'only what is being built waits for its permit',
      each => license(each) === 'PENDING',
      each => headTypeOf(each) === 'PROJECT' || yearOf(each) >= 2026,
    ],
    [
      'nothing stands on a plot',
      each => headTypeOf(each) === 'PLOT',
      each =>
        !each.technical &&
        !each.energy &&
        !each.layout?.length &&
        !each.planning?.certificateAsBuilt &&
        !each.planning?.renovationObligation &&
        !each.flooding?.floodingBuildingScore &&
        beds(each) === 0,
    ],
    [
      'nobody lives in a garage',
      each => headTypeOf(each) === 'GARAGE',
      each =>
        beds(each) === 0 && !each.general.bathroomCount && !each.layout?.length && !each.energy,
    ],
    [
      'pets and furniture are a matter of homes',
      each => each.general.petsAllowed != null || each.technical?.furniture === true,
      isHome,
    ],
    [
      'bedrooms and bathrooms are those of the layout',
      isHome,
      each =>
        beds(each) === count(each, 'BEDROOM') &&
        (each.general.bathroomCount ?? 0) === count(each, 'BATHROOM'),
    ],
    [
      'a bedroom comes with 24 m² of home',
      each => beds(each) > 0 && subTypeOf(each) !== 'STUDENT_ROOM',
      each => area(each) / beds(each) >= 24,
    ],
    [
      'a studio is small and has one room at most to sleep in',
      each => ['STUDIO', 'STUDENT_ROOM'].includes(subTypeOf(each) ?? ''),
      each => area(each) <= 60 && beds(each) <= 1,
    ],
    [
      'a ground-floor flat is on the ground floor',
      each => subTypeOf(each) === 'GROUND_FLOOR_APARTMENT',
      each => each.general.floor === 0,
    ],
    [
      'the label is that of the value, and the total that of the surface',
      each => isHome(each) && Boolean(each.energy),
      each =>
        labelOf({ general: each.general, energy: { epcValue: each.energy?.epcValue } }) ===
          labelOf(each) &&
        each.energy?.epcValueTotal === Math.round((each.energy?.epcValue ?? 0) * area(each)),
    ],
    [
      'an energy certificate is no older than the building and no younger than the advert',
      each => Boolean(each.energy),
      ({ energy, ...each }) => {
        const published = String(each.general.publicationDate).replaceAll('-', '')
        const issued = day(energy?.epcReference)
        const since = Math.max(yearOf(each), renovatedIn(each))
        return issued <= published && (issued >= String(since) || issued === published)
      },
    ],
    [
      'an asbestos certificate is of an old Flemish building, and bears its own day',
      each => (each.certificates ?? []).length > 0,
      each =>
        isFlemish(each) &&
        yearOf(each) < 2001 &&
        (each.certificates ?? []).every(
          ({ reference, date }) => day(reference) === String(date).replaceAll('-', ''),
        ),
    ],
    [
      'a renovation follows what it renovates',
      each => renovatedIn(each) > 0,
      each => renovatedIn(each) > yearOf(each),
    ],
    ['new is what is new', each => isNew(each) && area(each) > 0, each => yearOf(each) > 2017],
    [
      'a new building burns nothing',
      each => isNew(each) && Boolean(heating(each)),
      each => ['Warmtepomp', 'ELECTRICITY'].includes(String(heating(each))),
    ],
    [
      'what is being built is free at its delivery',
      each => yearOf(each) >= 2026 && !isForRent(each),
      each => ofSource(each.technical?.available, each, 'general.available') === 'DELIVERY',
    ],
    [
      'who must renovate buys a Flemish building of label E or F',
      each => isHome(each) && isFlemish(each) && Boolean(each.energy),
      each =>
        (each.planning?.renovationObligation === 'YES') === (isPoor(each) && !isForRent(each)),
    ],
    [
      'what only Flanders asks is told of Flanders',
      each => !isFlemish(each),
      each =>
        !each.flooding &&
        !each.planning?.townPlanningViolation &&
        !each.planning?.certificateAsBuilt &&
        !each.planning?.renovationObligation,
    ],
    [
      'where a gas meter is, gas heats',
      each => each.fields?.['comfort.gas_meter'] !== undefined,
      each => heating(each) === 'GAS' || isNew(each),
    ],
    [
      'heritage is old, and what is protected is in the inventory',
      each =>
        each.planning?.heritageInventoried === 'YES' || each.planning?.heritageProtected === 'YES',
      each => yearOf(each) < 1960 && each.planning?.heritageInventoried === 'YES',
    ],
    [
      'a cadastral income suits the surface',
      each => isHome(each) && cadastral(each) > 0,
      each => between(cadastral(each) / area(each), [3, 25]),
    ],
    [
      'a home is sold for a plausible price',
      each => isHome(each) && !isForRent(each),
      each => between(perMetre(each), [700, 11_000]),
    ],
    [
      'a home is let for a plausible rent',
      each => isHome(each) && isForRent(each),
      each => between(perMetre(each), [3.5, 32]),
    ],
    [
      'a plot has a plausible price',
      each => headTypeOf(each) === 'PLOT',
      each => between(perMetre(each), [1, 1_500]),
    ],
    [
      'a garage has a plausible price',
      each => headTypeOf(each) === 'GARAGE',
      each =>
        between(each.general.price?.value ?? 0, isForRent(each) ? [40, 250] : [5_000, 120_000]),
    ],
  ]

describe('no home of the demo contradicts itself', () => {
  it.each(RULES)('%s (LAPI-63)', (_, of, holds) => {
    const asked = every.filter(of)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(each => !holds(each)).map(({ general }) => general.id)).toEqual([])
  })
})
