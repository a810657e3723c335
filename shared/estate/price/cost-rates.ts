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

interface Dated {
  /** In force from this day, ISO 8601, until a newer row of the same kind. */
  from: string
  source: string
}

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
    source: 'VCF art. 2.9.4.2.11',
  },
  {
    region: 'FLANDERS',
    situation: 'ownHome',
    of: 'home',
    from: '2025-01-01',
    rate: 2,
    source: 'VCF art. 2.9.4.2.11',
  },
  {
    region: 'FLANDERS',
    situation: 'ownHome',
    of: 'land',
    from: '2022-01-01',
    rate: 12,
    source: 'VCF art. 2.9.4.1.1',
  },
  {
    region: 'FLANDERS',
    situation: 'secondHome',
    of: 'home',
    from: '2022-01-01',
    rate: 12,
    source: 'VCF art. 2.9.4.1.1',
  },
  {
    region: 'FLANDERS',
    situation: 'secondHome',
    of: 'land',
    from: '2022-01-01',
    rate: 12,
    source: 'VCF art. 2.9.4.1.1',
  },
  {
    region: 'WALLONIA',
    situation: 'ownHome',
    of: 'home',
    from: '2018-01-01',
    rate: 12.5,
    source: 'C. enr. Région wallonne art. 44',
  },
  {
    region: 'WALLONIA',
    situation: 'ownHome',
    of: 'home',
    from: '2025-01-01',
    rate: 3,
    source: 'C. enr. Région wallonne art. 44bis',
  },
  {
    region: 'WALLONIA',
    situation: 'ownHome',
    of: 'land',
    from: '2018-01-01',
    rate: 12.5,
    source: 'C. enr. Région wallonne art. 44',
  },
  {
    region: 'WALLONIA',
    situation: 'ownHome',
    of: 'land',
    from: '2025-01-01',
    rate: 3,
    source: 'C. enr. Région wallonne art. 44bis',
  },
  {
    region: 'WALLONIA',
    situation: 'secondHome',
    of: 'home',
    from: '2018-01-01',
    rate: 12.5,
    source: 'C. enr. Région wallonne art. 44',
  },
  {
    region: 'WALLONIA',
    situation: 'secondHome',
    of: 'land',
    from: '2018-01-01',
    rate: 12.5,
    source: 'C. enr. Région wallonne art. 44',
  },
  {
    region: 'BRUSSELS',
    situation: 'ownHome',
    of: 'home',
    from: '2017-01-01',
    rate: 12.5,
    exempt: 175_000,
    ceiling: 500_000,
    source: 'C. enr. Bruxelles-Capitale art. 46bis',
  },
  {
    region: 'BRUSSELS',
    situation: 'ownHome',
    of: 'home',
    from: '2023-04-01',
    rate: 12.5,
    exempt: 200_000,
    ceiling: 600_000,
    source: 'C. enr. Bruxelles-Capitale art. 46bis',
  },
  {
    region: 'BRUSSELS',
    situation: 'ownHome',
    of: 'land',
    from: '2023-04-01',
    rate: 12.5,
    exempt: 100_000,
    ceiling: 300_000,
    source: 'C. enr. Bruxelles-Capitale art. 46bis',
  },
  {
    region: 'BRUSSELS',
    situation: 'secondHome',
    of: 'home',
    from: '2017-01-01',
    rate: 12.5,
    source: 'C. enr. Bruxelles-Capitale art. 44',
  },
  {
    region: 'BRUSSELS',
    situation: 'secondHome',
    of: 'land',
    from: '2017-01-01',
    rate: 12.5,
    source: 'C. enr. Bruxelles-Capitale art. 44',
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
    source: 'KB nr. 20, tabel A, rubriek XXXVII',
  },
  {
    situation: 'newBuild12',
    from: '1992-04-01',
    rate: 12,
    source: 'KB nr. 20, tabel B, rubriek X',
  },
  { situation: 'newBuild21', from: '1996-01-01', rate: 21, source: 'KB nr. 20, art. 1' },
]

interface NotaryScale extends Dated {
  /** Percent of the slice of the price up to this amount in euro. */
  slices: readonly (readonly [upTo: number, rate: number])[]
  /** Average costs of the file, euro, VAT comes on top. */
  administration: number
  /** Entering the deed in the register of property, euro, free of VAT. */
  transcription: number
  /** VAT on fee and administration, percent. */
  vat: number
}

/** Fee of the notary for a purchase, the same in the whole country. File costs are averages: each notary's differ. */
export const NOTARY_SCALES: readonly NotaryScale[] = [
  {
    from: '2012-01-01',
    source: 'KB 16 december 1950, schaal J',
    slices: [
      [7_500, 4.56],
      [17_500, 2.85],
      [30_000, 2.28],
      [45_495, 1.71],
      [64_095, 1.14],
      [250_095, 0.57],
      [Infinity, 0.057],
    ],
    administration: 1_000,
    transcription: 240,
    vat: 21,
  },
]
