import type { Region } from '../record/location.ts'
import {
  DUTY_RATES,
  NOTARY_SCALES,
  SITUATIONS,
  VAT_RATES,
  type DutyRate,
  type Situation,
} from './cost-rates.ts'

export interface Purchase {
  /** Euro, without duty or VAT. */
  price: number
  region: Region
  situation: Situation
  /** A building plot, without a building. */
  land?: boolean
  /** Part of the price of a new build that is land of another seller: it bears duty instead of VAT. */
  separateLand?: number
}

interface CostLine {
  /** Its name is the word `allIn.line.<id>`. */
  id: 'registration' | 'vat' | 'notary' | 'deed'
  /** Euro, VAT included. */
  amount: number
  /** Percent, where one rate made it. */
  rate?: number
}

export interface AllInCost {
  price: number
  lines: CostLine[]
  total: number
  /** The newest rate used is in force from this day, ISO 8601. */
  ratesFrom: string
  sources: string[]
}

/** What a purchase comes to with all that the deed brings, on the day `today` (ISO date); null without a price or a rate in force. */
export function allInCost(purchase: Purchase, today: string): AllInCost | null {
  const { price, situation } = purchase
  const scale = inForce(NOTARY_SCALES, today)
  if (!(price > 0) || !Number.isFinite(price) || !scale) return null
  const taxes =
    situation === 'ownHome' || situation === 'secondHome'
      ? dutyLines(purchase, price, today)
      : newBuildLines(purchase, today)
  if (!taxes) return null
  const withVat = 1 + scale.vat / 100
  const lines: CostLine[] = [
    ...taxes.lines,
    { id: 'notary', amount: cents(bySlices(price, scale.slices) * withVat) },
    { id: 'deed', amount: cents(scale.administration * withVat + scale.transcription) },
  ]
  const dated = [...taxes.rates, scale]
  return {
    price,
    lines,
    total: cents(lines.reduce((sum, line) => sum + line.amount, price)),
    ratesFrom: dated
      .map(rate => rate.from)
      .reduce((newest, from) => (from > newest ? from : newest)),
    sources: [...new Set(dated.map(rate => rate.source))],
  }
}

/** A situation as it stands in an address, or null. */
export const parseSituation = (value: unknown): Situation | null =>
  SITUATIONS.find(situation => situation === value) ?? null

/** The situations that have a rate in a region on that day. */
export const situationsFor = (region: Region, land: boolean, today: string): Situation[] =>
  SITUATIONS.filter(
    situation =>
      !(land && situation.startsWith('newBuild')) &&
      allInCost({ price: 1, region, situation, land }, today) !== null,
  )

interface Taxes {
  lines: CostLine[]
  rates: { from: string; source: string }[]
}

function dutyLines(
  { region, situation, land }: Purchase,
  price: number,
  today: string,
): Taxes | null {
  const of = land ? 'land' : 'home'
  const rate = inForce(
    DUTY_RATES.filter(row => row.region === region && row.situation === situation && row.of === of),
    today,
  )
  return (
    rate && {
      lines: [{ id: 'registration', amount: duty(price, rate), rate: rate.rate }],
      rates: [rate],
    }
  )
}

function newBuildLines(purchase: Purchase, today: string): Taxes | null {
  const rate = inForce(
    VAT_RATES.filter(row => row.situation === purchase.situation),
    today,
  )
  const separate = Math.min(Math.max(purchase.separateLand ?? 0, 0), purchase.price)
  const land =
    separate > 0
      ? dutyLines({ ...purchase, situation: 'secondHome', land: true }, separate, today)
      : { lines: [], rates: [] }
  if (!rate || !land) return null
  const vat: CostLine = {
    id: 'vat',
    amount: cents(((purchase.price - separate) * rate.rate) / 100),
    rate: rate.rate,
  }
  return { lines: [vat, ...land.lines], rates: [rate, ...land.rates] }
}

function duty(price: number, { rate, exempt = 0, ceiling = Infinity }: DutyRate): number {
  const bearing = price <= ceiling ? Math.max(0, price - exempt) : price
  return cents((bearing * rate) / 100)
}

const bySlices = (price: number, slices: readonly (readonly [number, number])[]): number =>
  slices.reduce((fee, [upTo, rate], index) => {
    const from = slices[index - 1]?.[0] ?? 0
    return fee + (Math.max(0, Math.min(price, upTo) - from) * rate) / 100
  }, 0)

/** The newest row that is in force. */
const inForce = <T extends { from: string }>(rows: readonly T[], today: string): T | null =>
  rows
    .filter(row => row.from <= today)
    .reduce<T | null>((newest, row) => (!newest || row.from > newest.from ? row : newest), null)

const cents = (euro: number): number => Math.round(euro * 100) / 100
