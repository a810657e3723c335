import { formatNumber, numberOf } from '../format.ts'
import { DEFAULT_LOCALE, type Locale } from '../locale.ts'
import { isAddressVisible, regionOf } from './address.ts'
import { codeOf, type CodeOf } from './kind/enumerations.ts'
import type { Region } from './record/location.ts'
import { isHome } from './kind/head-types.ts'
import { issuedText } from './legal/pending-certificate.ts'
import { at, fieldAt, textOf, type EstateLike } from './read.ts'

/** The end of the EPC bar, in kWh/m² per year (ENERGY-1). */
export const EPC_MAXIMUM = 700

/** Upper limits of each label by region, in kWh/m² per year. Each scale ends with its worst label. */
export const ENERGY_SCALES: Record<
  Region,
  readonly (readonly [upTo: number, label: CodeOf<'energyLabel'>])[]
> = {
  FLANDERS: [
    [0, 'A_PLUS'],
    [100, 'A'],
    [200, 'B'],
    [300, 'C'],
    [400, 'D'],
    [500, 'E'],
    [Infinity, 'F'],
  ],
  WALLONIA: [
    [0, 'A_PLUS_PLUS'],
    [45, 'A_PLUS'],
    [85, 'A'],
    [170, 'B'],
    [255, 'C'],
    [340, 'D'],
    [425, 'E'],
    [510, 'F'],
    [Infinity, 'G'],
  ],
  BRUSSELS: [
    [45, 'A'],
    [95, 'B'],
    [150, 'C'],
    [210, 'D'],
    [275, 'E'],
    [345, 'F'],
    [Infinity, 'G'],
  ],
}

/** epcValue/700*100, capped at 100 (ENERGY-1); null without a value. */
export function epcPercentage(estate: EstateLike): number | null {
  const value = epcValue(estate)
  return value === null ? null : Math.min(100, Math.max(0, (value / EPC_MAXIMUM) * 100))
}

/** kWh/m² per year; -1 means none. A certificate below zero is real: the building produces more than it uses. */
export function epcValue(estate: EstateLike): number | null {
  const values = [fieldAt(estate, 'certification.epc_value'), at(estate, 'energy.epcValue')]
  return values.map(numberOf).find(value => value !== null && value !== -1) ?? null
}

interface EnergyLabel {
  /** Whose colours it bears: Flanders' where the region is not known. */
  region: Region
  code: CodeOf<'energyLabel'>
  /** 'A+', 'B'. */
  text: string
}

/** The estate's own label, or for a house or apartment the one of its value on the region's scale; null when unknown. */
export function energyLabel(estate: EstateLike): EnergyLabel | null {
  const region = regionOf(estate)
  const stated = [
    at(estate, 'energy.customEpcLabel'),
    fieldAt(estate, 'certification.energy_label'),
    at(estate, 'energy.energyLabel'),
  ]
  const code =
    stated.map(labelCode).find(Boolean) ??
    (region && isHome(estate) ? labelForValue(epcValue(estate), region) : null)
  return code && { region: region ?? 'FLANDERS', code, text: labelText(code) }
}

/** The specific consumption as it stands beside the bar (ENERGY-10). */
export const epcText = (estate: EstateLike, locale: Locale): string | null =>
  formatNumber('epcPerYear', epcValue(estate), locale)

/**
 * 'UC 0003124567': in Flanders an advert without an address shows the unique code of the certificate, the second
 * group of its number (LAW-18); null where the address is shown or there is no such number.
 */
export function epcUniqueCode(estate: EstateLike): string | null {
  if (regionOf(estate) !== 'FLANDERS' || isAddressVisible(estate.general.address)) return null
  const reference =
    fieldAt(estate, 'certification.epc_reference') ?? at(estate, 'energy.epcReference')
  const code = issuedText(textOf(reference, DEFAULT_LOCALE))?.split('-')[1]
  return code && /^\d+$/.test(code) ? `UC ${code}` : null
}

/** The label of a value on a region's scale. */
const labelForValue = (value: number | null, region: Region): CodeOf<'energyLabel'> | null =>
  value === null ? null : (ENERGY_SCALES[region].find(([upTo]) => value <= upTo)?.[1] ?? null)

export const labelText = (code: CodeOf<'energyLabel'>): string =>
  code.replace('_PLUS_PLUS', '++').replace('_PLUS', '+').replace('_', '–')

const labelCode = (value: unknown): CodeOf<'energyLabel'> | null =>
  codeOf(
    'energyLabel',
    typeof value === 'string' ? value.replace('++', '_PLUS_PLUS').replace('+', '_PLUS') : value,
  )
