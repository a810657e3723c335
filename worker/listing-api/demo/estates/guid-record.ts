import type { Estate } from '../../../../shared/estate/estate.ts'
import type { SalesRep } from '../../../../shared/estate/record/attachments.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { isHome } from '../kinds.ts'
import { randomOf, type Random } from '../random.ts'
import { commonOf, generalOf, guidOf, isUnderConstruction } from './common-record.ts'
import { isRental } from './money.ts'
import type { Sketch } from './sketch.ts'

/** A sketch in the form of the guid source: its details have dotted keys. */
export function guidRecord(sketch: Sketch, own: Locale, reps: SalesRep[]): Estate {
  const { energy, place } = sketch
  const general = generalOf(sketch, 'guid', own)
  return {
    general,
    ...commonOf(sketch, reps),
    ...(energy
      ? {
          energy: {
            epcValue: energy.value,
            epcValueTotal: energy.total,
            epcReference: energy.reference,
            energyLabel: energy.label,
            ...(place.region === 'BRUSSELS' ? { co2: energy.co2 } : {}),
          },
        }
      : {}),
    fields: withoutEmpty(fieldsOf(sketch, randomOf(`record ${sketch.id}`))),
  }
}

const withoutEmpty = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  )

function fieldsOf(sketch: Sketch, random: Random): Record<string, unknown> {
  const { kind, condition, year, orientation, area, place, status } = sketch
  const residential = isHome(kind)
  return {
    external_id: `EXT-${guidOf(sketch.id).slice(0, 8).toUpperCase()}`,
    type: kind.head,
    subType: kind.sub,
    status: sketch.status,
    ...financial(sketch),
    ...certification(sketch),
    ...planning(sketch, random),
    ...(sketch.notarySale ? notary(sketch) : {}),
    'construction.construction_year': year,
    'construction.renovation_year': sketch.renovated,
    'construction.condition': area ? condition : null,
    'construction.construction_type':
      kind.head === 'HOUSE'
        ? kind.building === 'terraced' || kind.building === 'mansion'
          ? 'CLOSED'
          : 'OPEN'
        : null,
    'construction.roof_type':
      kind.head === 'HOUSE' ? random.pick(['SADDLEBACK', 'HIPPED', 'FLAT']) : null,
    'construction.window_glazing': area
      ? condition === 'TO_RENOVATE'
        ? 'SINGLE'
        : 'DOUBLE'
      : null,
    'construction.carpentry': residential ? random.pick(['WOOD', 'ALUMINUM', 'PLASTIC']) : null,
    'comfort.heating': residential
      ? heatingOf(sketch, random.pick(['GAS', 'OIL', 'PELLET', 'ELECTRICITY', 'WOOD']))
      : null,
    'comfort.kitchen': residential
      ? random.pick(['EQUIPPED', 'SEMI_EQUIPPED', 'HYPER_EQUIPPED'])
      : null,
    'comfort.garden': orientation ? random.pick(['ONLY_LAWN', 'FULLY_LANDSCAPED']) : null,
    'comfort.garden_information': orientation
      ? { fr: 'Jardin clôturé avec cabanon', nl: 'Omheinde tuin met tuinhuis' }
      : null,
    'comfort.garden_orientation': orientation,
    'comfort.elevator': kind.head === 'APARTMENT' ? sketch.elevator : null,
    ...(place.region === 'BRUSSELS' && isRental(status) && residential ? METERS : {}),
    'general.available': isRental(status)
      ? 'IMMEDIATE'
      : isUnderConstruction(sketch)
        ? 'DELIVERY'
        : 'DEED',
    'general.luxury_level':
      kind.head === 'HOUSE' ? (kind.factor > 1.15 ? 'LUXURIOUS' : 'AVERAGE') : null,
    'general.destination': residential
      ? kind.building === 'chalet'
        ? 'VACATION_RESIDENCE'
        : 'MAIN_RESIDENCE'
      : null,
    'flood_information.flooding': sketch.floodRisk ? 'YES' : 'NO',
    'project.project_phase':
      kind.head === 'PROJECT'
        ? { nl: 'Fase 1', fr: 'Phase 1', en: 'Phase 1', de: 'Phase 1' }
        : null,
    'other.comment': sketch.heritage
      ? { fr: 'Bien repris à l’inventaire du patrimoine', nl: 'Opgenomen in de erfgoedinventaris' }
      : null,
  }
}

/** A new building has a heat pump; where there is a gas meter, gas heats. */
const heatingOf = ({ condition, place, status }: Sketch, drawn: string): string =>
  condition === 'NEW'
    ? 'ELECTRICITY'
    : place.region === 'BRUSSELS' && isRental(status)
      ? 'GAS'
      : drawn

/** A lease in Brussels states whether each meter is the tenant's own (LAW-14). */
const METERS = {
  'comfort.water_meter': 'INDIVIDUAL',
  'comfort.gas_meter': 'COMMON',
  'comfort.electricity_meter': 'INDIVIDUAL',
}

function financial({ money, status, vatRegime, area }: Sketch): Record<string, unknown> {
  const value = money.value
  if (!value) return { 'financial.cadastral_income': isRental(status) ? null : money.cadastral }
  if (isRental(status))
    return {
      'financial.price': value,
      'financial.provision': money.charges,
      'financial.provision_information': {
        fr: 'Entretien des communs et eau',
        nl: 'Onderhoud gemene delen en water',
      },
      'financial.warranty': money.deposit,
    }
  const land = Math.round(value * 0.22)
  return {
    'financial.price': value,
    'financial.price_per_square_meter': area ? Math.round(value / area) : null,
    'financial.cadastral_income': money.cadastral,
    'financial.property_tax': Math.round(money.cadastral * 1.1),
    ...(vatRegime
      ? {
          'financial.vat_regime': true,
          'financial.land_price': land,
          'financial.infrastructure_price': 4500,
        }
      : {}),
  }
}

function certification({ energy, status, condition, kind, area }: Sketch): Record<string, unknown> {
  return {
    'certification.energy_label': energy?.label,
    'certification.epc_value': energy?.value,
    'certification.epc_total': energy?.total,
    'certification.epc_reference': energy?.reference,
    'certification.co2': energy?.co2,
    ...(isRental(status) || kind.voice === 'garage' || !area
      ? {}
      : {
          'certification.electrical_certificate': 'OBTAINED',
          'certification.electrical_certificate_conformity':
            condition === 'TO_RENOVATE' ? 'INVALID' : 'VALID',
          'certification.electrical_certificate_description':
            condition === 'TO_RENOVATE' ? { fr: 'Mise en conformité dans les 18 mois' } : null,
        }),
  }
}

function planning({ place, status }: Sketch, random: Random): Record<string, unknown> {
  if (isRental(status)) return {}
  if (place.region === 'WALLONIA') {
    return {
      'planning.as_built_certificate': 'NO',
      'planning.heritage_inventory': 'NO',
      ...(random.chance(0.5) ? { 'planning.permission': 'YES' } : {}),
    }
  }
  return {
    'planning.permission': 'YES',
    'planning.most_recent_destination': random.pick(['WG', 'GG', 'WGL']),
    'planning.proceeding': 'NO',
    'planning.subdivision_permit': 'NO',
    'planning.preemption_right': 'NO',
    'planning.heritage_protected': 'NO',
  }
}

/** A public sale: the notary, the date and the costs. */
function notary({ money, place }: Sketch): Record<string, unknown> {
  const value = money.value ?? 0
  const registration = Math.round(value * 0.125)
  return {
    'notary.name': 'Étude des Notaires Valmont & Dries',
    'notary.sale_date': '2026-12-04',
    'notary.sale_type': { fr: 'Vente publique en ligne', nl: 'Online openbare verkoop' },
    'notary.starting_price': value,
    'notary.visits': { fr: 'Le samedi de 10 à 12 h', nl: 'Op zaterdag van 10 tot 12 u.' },
    'notary.place': place.names.fr,
    'notary_cost.registration': registration,
    'notary_cost.fee': Math.round(2200 + value * 0.006),
    'notary_cost.deed': 1480,
    'notary_cost.total': registration + Math.round(2200 + value * 0.006) + 1480,
  }
}
