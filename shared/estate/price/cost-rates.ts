import { LAW_SOURCES, type Dated } from '../legal/law-sources.ts'
import type { Region } from '../record/location.ts'

/** What a buyer intends: which duty or which VAT the price bears. */
export const SITUATIONS = [
  'ownHome',
  'secondHome',
  'newBuild6',
  'newBuild12',
  'newBuild21',
] as const

export type Situation = (typeof SITUATIONS)[number]

export interface DutyRate extends Dated {
  region: Region
  situation: 'ownHome' | 'secondHome'
  of: 'home' | 'land'
  /** Percent of the price. */
  rate: number
  /** Euro of the price that bear no duty, as long as the price is at most `ceiling`. */
  exempt?: number
  ceiling?: number
}

/** Registration duty by region (LAW-27 to LAW-29). */
export const DUTY_RATES: readonly DutyRate[] = [
  {
    region: 'FLANDERS',
    situation: 'ownHome',
    of: 'home',
    from: '2022-01-01',
    rate: 3,
    source: LAW_SOURCES.flemishOwnHome,
  },
  {
    region: 'FLANDERS',
    situation: 'ownHome',
    of: 'home',
    from: '2025-01-01',
    rate: 2,
    source: LAW_SOURCES.flemishOwnHome,
  },
  {
    region: 'FLANDERS',
    situation: 'ownHome',
    of: 'land',
    from: '2022-01-01',
    rate: 12,
    source: LAW_SOURCES.flemishDuty,
  },
  {
    region: 'FLANDERS',
    situation: 'secondHome',
    of: 'home',
    from: '2022-01-01',
    rate: 12,
    source: LAW_SOURCES.flemishDuty,
  },
  {
    region: 'FLANDERS',
    situation: 'secondHome',
    of: 'land',
    from: '2022-01-01',
    rate: 12,
    source: LAW_SOURCES.flemishDuty,
  },
  {
    region: 'WALLONIA',
    situation: 'ownHome',
    of: 'home',
    from: '2018-01-01',
    rate: 12.5,
    source: LAW_SOURCES.walloonDuty,
  },
  {
    region: 'WALLONIA',
    situation: 'ownHome',
    of: 'home',
    from: '2025-01-01',
    rate: 3,
    source: LAW_SOURCES.walloonOwnHome,
  },
  {
    region: 'WALLONIA',
    situation: 'ownHome',
    of: 'land',
    from: '2018-01-01',
    rate: 12.5,
    source: LAW_SOURCES.walloonDuty,
  },
  {
    region: 'WALLONIA',
    situation: 'ownHome',
    of: 'land',
    from: '2025-01-01',
    rate: 3,
    source: LAW_SOURCES.walloonOwnHome,
  },
  {
    region: 'WALLONIA',
    situation: 'secondHome',
    of: 'home',
    from: '2018-01-01',
    rate: 12.5,
    source: LAW_SOURCES.walloonDuty,
  },
  {
    region: 'WALLONIA',
    situation: 'secondHome',
    of: 'land',
    from: '2018-01-01',
    rate: 12.5,
    source: LAW_SOURCES.walloonDuty,
  },
  {
    region: 'BRUSSELS',
    situation: 'ownHome',
    of: 'home',
    from: '2017-01-01',
    rate: 12.5,
    exempt: 175_000,
    ceiling: 500_000,
    source: LAW_SOURCES.brusselsExemptBefore,
  },
  {
    region: 'BRUSSELS',
    situation: 'ownHome',
    of: 'home',
    from: '2023-04-01',
    rate: 12.5,
    exempt: 200_000,
    ceiling: 600_000,
    source: LAW_SOURCES.brusselsExempt,
  },
  {
    region: 'BRUSSELS',
    situation: 'ownHome',
    of: 'land',
    from: '2023-04-01',
    rate: 12.5,
    exempt: 100_000,
    ceiling: 300_000,
    source: LAW_SOURCES.brusselsExempt,
  },
  {
    region: 'BRUSSELS',
    situation: 'secondHome',
    of: 'home',
    from: '2017-01-01',
    rate: 12.5,
    source: LAW_SOURCES.brusselsDuty,
  },
  {
    region: 'BRUSSELS',
    situation: 'secondHome',
    of: 'land',
    from: '2017-01-01',
    rate: 12.5,
    source: LAW_SOURCES.brusselsDuty,
  },
]

interface ModestHome extends Dated {
  region: Region
  /** Euro off the duty, at most the duty itself. */
  reduction: number
  /** Euro, the highest price of a modest home; `coreCeiling` in a core city and in the Flemish Rand. */
  ceiling: number
  coreCeiling: number
}

/** What the duty of an own and only home is reduced by where its price is modest (LAW-72). */
export const MODEST_HOMES: readonly ModestHome[] = [
  {
    region: 'FLANDERS',
    from: '2022-01-01',
    reduction: 2_800,
    ceiling: 220_000,
    coreCeiling: 240_000,
    source: LAW_SOURCES.flemishModestHomeBefore,
  },
  {
    region: 'FLANDERS',
    from: '2025-01-01',
    reduction: 1_867,
    ceiling: 220_000,
    coreCeiling: 240_000,
    source: LAW_SOURCES.flemishModestHome,
  },
]

interface VatRate extends Dated {
  situation: 'newBuild6' | 'newBuild12' | 'newBuild21'
  rate: 6 | 12 | 21
}

/** VAT on new build; 6 % after demolition by a developer returned on 1 July 2025 (LAW-30). */
export const VAT_RATES: readonly VatRate[] = [
  {
    situation: 'newBuild6',
    from: '2025-07-01',
    rate: 6,
    source: LAW_SOURCES.vatDemolition,
  },
  {
    situation: 'newBuild12',
    from: '2017-01-01',
    rate: 12,
    source: LAW_SOURCES.vatSocial,
  },
  { situation: 'newBuild21', from: '1996-01-01', rate: 21, source: LAW_SOURCES.vatStandard },
]

interface NotaryCosts extends Dated {
  /** What the file costs, euro, VAT comes on top. */
  administration: number
  /** VAT on it, percent. */
  vat: number
}

/**
 * What is known of the notary's costs, the same in the whole country (LAW-33). The fee follows scales J and Jbis of the
 * same act, whose slices stand in an annex that could not be read: there is no figure for it (LAW-32).
 */
export const NOTARY_COSTS: readonly NotaryCosts[] = [
  { from: '2023-01-01', administration: 750, vat: 21, source: LAW_SOURCES.notaryCosts },
]
