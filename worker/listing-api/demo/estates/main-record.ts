import type { BuildTechnical, Certificate } from '../../../../shared/estate/record/building.ts'
import type { At } from '../../../../shared/estate/fields/fields.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import type { SalesRep, Video } from '../../../../shared/estate/record/attachments.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { isHome } from '../kinds.ts'
import { randomOf, type Random } from '../random.ts'
import { commonOf, dutchOnly, generalOf, isUnderConstruction } from './common-record.ts'
import { isRental } from './money.ts'
import { FACILITIES, TECHNICALS } from './names.ts'
import type { Sketch } from './sketch.ts'

/** Planning violations: mostly none, for some not requested yet. */
const VIOLATIONS = [...Array<'GMO'>(17).fill('GMO'), 'DV', null, null] as const

/** A sketch in the form of the main source. */
export function mainRecord(sketch: Sketch, own: Locale, reps: SalesRep[]): Estate {
  const random = randomOf(`record ${sketch.id}`)
  const built = sketch.area > 0
  const { energy, kind, money, place } = sketch
  const residential = isHome(kind)
  return {
    general: generalOf(sketch, 'main', own),
    ...commonOf(sketch, reps),
    ...(built ? { technical: technicalOf(sketch) } : {}),
    ...(energy
      ? {
          energy: {
            epcValue: energy.value,
            epcValueTotal: energy.total,
            epcReference: energy.reference,
            energyLabel: energy.label,
            ...(place.region === 'BRUSSELS' ? { co2: energy.co2 } : {}),
            ...(sketch.condition === 'NEW' ? { eLevel: random.int(10, 30) } : {}),
          },
        }
      : {}),
    ...(isRental(sketch.status)
      ? {}
      : { ki: { nonIndexed: money.cadastral, indexed: Math.round(money.cadastral * 2.2446) } }),
    ...(residential
      ? {
          facilities: random
            .sample(FACILITIES, random.int(0, 4))
            .map(([id, name]) => ({ id, name })),
          buildTechnicals: buildTechnicals(sketch, random),
        }
      : {}),
    ...(place.region === 'FLANDERS' ? { flooding: floodingOf(sketch) } : {}),
    planning: planningOf(sketch, random),
    certificates: certificatesOf(sketch, random),
    ...(residential && random.chance(0.06) ? { videos: tour() } : {}),
    ...(sketch.notarySale
      ? {
          extraFields: [
            {
              extra_field_autoid: 1,
              type: 'TEXT',
              name: dutchOnly('Instelprijs'),
              value: `${money.value ?? ''}`,
            },
          ],
        }
      : {}),
  }
}

function technicalOf(sketch: Sketch): At<'technical'> {
  const { year, renovated, condition, status, money, kind, orientation } = sketch
  return {
    constructionYear: year,
    ...(renovated ? { renovationYear: renovated } : {}),
    condition,
    ...(kind.head === 'HOUSE'
      ? {
          buildingType: ['TERRACED_HOUSE', 'MASTER_HOUSE'].includes(kind.sub)
            ? 'CLOSED'
            : kind.sub === 'SEMI_DETACHED_HOUSE'
              ? 'HALF_OPEN'
              : 'OPEN',
        }
      : {}),
    newBuilding: condition === 'NEW',
    available: availabilityOf(sketch),
    ...(isRental(status)
      ? { monthlyCost: money.charges, furniture: sketch.furnished, certificateConformity: 'VALID' }
      : {}),
    ...(orientation ? { directionGarden: orientation } : {}),
    ...(isRental(status) || kind.voice === 'garage'
      ? {}
      : { certificateElectricity: condition === 'TO_RENOVATE' ? 'INVALID' : 'VALID' }),
    ...(kind.head === 'APARTMENT' ? { elevator: sketch.elevator } : {}),
  }
}

const availabilityOf = (sketch: Sketch): string =>
  sketch.status === 'TO_RENT' || sketch.kind.voice === 'garage'
    ? 'IMMEDIATE'
    : isUnderConstruction(sketch)
      ? 'DELIVERY'
      : 'DEED'

function buildTechnicals({ condition }: Sketch, random: Random): BuildTechnical[] {
  return TECHNICALS.slice(0, random.int(2, 3)).map((technical, index) => {
    const { usual, poor, good } = technical
    const isPoor = condition === 'TO_RENOVATE' || (index === 0 && random.int(0, 1) === 1)
    const name = condition === 'NEW' ? good : isPoor ? poor : usual
    return { criteria: { id: index + 1, name: technical.criteria }, value: { name } }
  })
}

function floodingOf({ floodRisk, id, kind }: Sketch): NonNullable<Estate['flooding']> {
  const calm = id % 4 === 0 ? 'B' : 'A'
  return {
    ...(kind.head === 'PLOT' ? {} : { floodingBuildingScore: floodRisk ? 'D' : 'A' }),
    floodingParcelScore: floodRisk ? 'D' : calm,
    reportDate: '2026-03-16',
  }
}

function planningOf(sketch: Sketch, random: Random): At<'planning'> {
  const { place, kind, heritage, energy, status } = sketch
  if (place.region === 'WALLONIA') return { buildingLicense: random.chance(0.6) ? 'YES' : null }
  const zone = kind.voice === 'country' ? 'AG' : random.pick(['WG', 'WG', 'WG', 'WUG', 'WGL'])
  const violation = random.pick(VIOLATIONS)
  const license = licenseOf(sketch, random.pick(['YES', 'YES', 'YES', 'BEFORE_1962', 'PENDING']))
  const subdivision = random.pick(['NO', 'NO', 'YES'])
  const isFlemish = place.region === 'FLANDERS'
  return {
    townPlanningValue: zone,
    ...(isFlemish ? { townPlanningViolation: sketch.condition === 'NEW' ? 'GMO' : violation } : {}),
    buildingLicense: license,
    allocationLicense: kind.sub === 'BUILDING_PLOT' ? 'YES' : subdivision,
    presaleRight: 'NO',
    ...(isFlemish && sketch.condition === 'NEW' && sketch.area > 0
      ? { certificateAsBuilt: isUnderConstruction(sketch) ? 'NO' : 'YES' }
      : {}),
    heritageProtected: heritage && kind.sub === 'CASTLE' ? 'YES' : 'NO',
    heritageInventoried: heritage ? 'YES' : 'NO',
    ...(isFlemish && sketch.area > 0 && !isRental(status)
      ? { renovationObligation: energy && ['E', 'F'].includes(energy.label) ? 'YES' : 'NO' }
      : {}),
  }
}

/** Nothing stands on a plot; what is old needed no permit, and only what is being built waits for one. */
function licenseOf(sketch: Sketch, drawn: string): string {
  const { kind, year } = sketch
  if (kind.head === 'PLOT') return 'NO'
  if (drawn === 'BEFORE_1962') return year && year < 1962 ? drawn : 'YES'
  return drawn === 'PENDING' && !(kind.head === 'PROJECT' || isUnderConstruction(sketch))
    ? 'YES'
    : drawn
}

function certificatesOf({ year, place, status }: Sketch, random: Random): Certificate[] {
  if (!year || year >= 2001 || place.region !== 'FLANDERS' || isRental(status)) return []
  const name = {
    nl: 'Asbestattest',
    fr: 'Attestation d’amiante',
    en: 'Asbestos certificate',
    de: 'Asbestzertifikat',
  }
  const [date, number] = [`2026-0${random.int(1, 9)}-12`, random.int(100, 999)]
  return [
    {
      type: { id: 1, name },
      reference: `${date.replaceAll('-', '')}-000${number}.${random.int(100, 999)}`,
      date,
    },
  ]
}

/** A virtual tour at an address that does not exist. */
const tour = (): Video[] => [{ type: { id: 2 }, link: 'https://tours.example/rondgang' }]
