import type {
  BuildTechnical,
  Certificate,
  EstatePlanning,
  EstateTechnical,
} from '../../../../shared/estate/record/building.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import type { SalesRep, Video } from '../../../../shared/estate/record/attachments.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { randomOf, type Random } from '../random.ts'
import { commonOf, dutchOnly, generalOf } from './common-record.ts'
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
  const residential = kind.head === 'HOUSE' || kind.head === 'APARTMENT'
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

function technicalOf(sketch: Sketch): EstateTechnical {
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
    available: status === 'TO_RENT' ? 'IMMEDIATE' : kind.voice === 'garage' ? 'IMMEDIATE' : 'DEED',
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

function buildTechnicals({ condition }: Sketch, random: Random): BuildTechnical[] {
  return TECHNICALS.slice(0, random.int(2, 3)).map((technical, index) => {
    const first =
      condition === 'TO_RENOVATE'
        ? technical.values.at(-1)!
        : technical.values[index === 0 ? random.int(0, 1) : 0]!
    return { criteria: { id: index + 1, name: technical.criteria }, value: { name: first } }
  })
}

function floodingOf({ floodRisk, id }: Sketch): NonNullable<Estate['flooding']> {
  const calm = id % 4 === 0 ? 'B' : 'A'
  return {
    floodingBuildingScore: floodRisk ? 'D' : 'A',
    floodingParcelScore: floodRisk ? 'D' : calm,
    reportDate: '2026-03-16',
  }
}

function planningOf(sketch: Sketch, random: Random): EstatePlanning {
  const { place, kind, heritage, energy } = sketch
  if (place.region === 'WALLONIA') return { buildingLicense: random.chance(0.6) ? 'YES' : null }
  const zone = kind.voice === 'country' ? 'AG' : random.pick(['WG', 'WG', 'WG', 'WUG', 'WGL'])
  return {
    townPlanningValue: zone,
    townPlanningViolation: random.pick(VIOLATIONS),
    buildingLicense: random.pick(['YES', 'YES', 'YES', 'BEFORE_1962', 'PENDING']),
    allocationLicense: random.pick(['NO', 'NO', 'YES']),
    presaleRight: 'NO',
    ...(sketch.condition === 'NEW' ? { certificateAsBuilt: 'YES' } : {}),
    heritageProtected: heritage && kind.sub === 'CASTLE' ? 'YES' : 'NO',
    heritageInventoried: heritage ? 'YES' : 'NO',
    renovationObligation:
      place.region === 'FLANDERS' && energy && ['E', 'F'].includes(energy.label) ? 'YES' : 'NO',
  }
}

function certificatesOf({ year, place, status }: Sketch, random: Random): Certificate[] {
  if (!year || year >= 2001 || place.region !== 'FLANDERS' || isRental(status)) return []
  const name = {
    nl: 'Asbestattest',
    fr: 'Attestation d’amiante',
    en: 'Asbestos certificate',
    de: 'Asbestzertifikat',
  }
  return [
    {
      type: { id: 1, name },
      reference: `20260${random.int(1, 9)}12-000${random.int(100, 999)}.${random.int(100, 999)}`,
      date: `2026-0${random.int(1, 9)}-12`,
    },
  ]
}

/** A virtual tour at an address that does not exist. */
const tour = (): Video[] => [{ type: { id: 2 }, link: 'https://tours.example/rondgang' }]
