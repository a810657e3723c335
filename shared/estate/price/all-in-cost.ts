import type { Dated, LawSource } from '../legal/law-sources.ts'
import type { Dwellings } from '../kind/own-home.ts'
import type { Region } from '../record/location.ts'
import {
  DUTY_RATES,
  MODEST_HOMES,
  NOTARY_COSTS,
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
  /** In a core city or the Flemish Rand, where a modest home may cost more. */
  inCoreCity?: boolean
  /** Part of the price of a new build that is land of another seller: it bears duty instead of VAT. */
  separateLand?: number
}

interface CostLine {
  /** Its name is the word `allIn.line.<id>`. */
  id: 'registration' | 'modestHome' | 'vat' | 'notary' | 'deed'
  /** Euro, VAT included, below zero for a reduction; null where the law has a figure that we could not read. */
  amount: number | null
  /** Percent, where one rate made it. */
  rate?: number
}

export interface AllInCost {
  price: number
  lines: CostLine[]
  /** The price and every line that has an amount. */
  total: number
  /** The newest rate used is in force from this day, ISO 8601. */
  ratesFrom: string
  sources: LawSource[]
}

/** What a purchase comes to but for the notary's fee, on the day `today` (ISO date); null without a price or a rate in force. */
export function allInCost(purchase: Purchase, today: string): AllInCost | null {
  const { price, situation } = purchase
  const notary = inForce(NOTARY_COSTS, today)
  if (!(price > 0) || !Number.isFinite(price) || !notary) return null
  const taxes =
    situation === 'ownHome' || situation === 'secondHome'
      ? dutyLines(purchase, price, today)
      : newBuildLines(purchase, today)
  if (!taxes) return null
  const lines: CostLine[] = [
    ...taxes.lines,
    { id: 'notary', amount: null },
    { id: 'deed', amount: cents(notary.administration * (1 + notary.vat / 100)) },
  ]
  const dated = [...taxes.rates, notary]
  return {
    price,
    lines,
    total: cents(lines.reduce((sum, line) => sum + (line.amount ?? 0), price)),
    ratesFrom: dated
      .map(rate => rate.from)
      .reduce((newest, from) => (from > newest ? from : newest)),
    sources: [...new Set(dated.map(rate => rate.source))],
  }
}

/** A situation as it stands in an address, or null. */
export const parseSituation = (value: unknown): Situation | null =>
  SITUATIONS.find(situation => situation === value) ?? null

/** What is bought, as far as it decides which tax can apply. */
export interface PurchaseKind {
  region: Region
  /** A building plot. */
  land: boolean
  /** A house or an apartment. */
  home: boolean
  /** How many main residences it can be. */
  dwellings: Dwellings
  /** Built new, and not lived in before. */
  newBuilding: boolean
}

const DUTIES: readonly Situation[] = ['ownHome', 'secondHome']
const ON_NEW_HOMES: readonly Situation[] = ['newBuild21', 'newBuild6', 'newBuild12']

/**
 * The situations that can apply and have a rate on that day, the usual one first: VAT on a new home, duty on what stands
 * and on land. Of a new building that is no home it can't be told which of the two it bears: none (LAW-37).
 */
export const situationsFor = (kind: PurchaseKind, today: string): Situation[] =>
  possibleSituations(kind).filter(
    situation =>
      allInCost({ price: 1, region: kind.region, situation, land: kind.land }, today) !== null,
  )

function possibleSituations(kind: PurchaseKind): readonly Situation[] {
  const { land, home, newBuilding, dwellings } = kind
  if (newBuilding && !land) {
    if (!home) return []
    // The lower rates ask that somebody lives there for good.
    return dwellings === 'none' ? ['newBuild21'] : ON_NEW_HOMES
  }
  return (land || home) && dwellings === 'one' ? DUTIES : ['secondHome']
}

interface Taxes {
  lines: CostLine[]
  rates: Dated[]
}

function dutyLines(purchase: Purchase, price: number, today: string): Taxes | null {
  const { region, situation, land } = purchase
  const of = land ? 'land' : 'home'
  const rate = inForce(
    DUTY_RATES.filter(row => row.region === region && row.situation === situation && row.of === of),
    today,
  )
  if (!rate) return null
  const registration = duty(price, rate)
  const lines: CostLine[] = [{ id: 'registration', amount: registration, rate: rate.rate }]
  const modest = situation === 'ownHome' && !land ? modestHome(purchase, price, today) : null
  if (!modest) return { lines, rates: [rate] }
  const reduction = Math.min(modest.reduction, registration)
  return { lines: [...lines, { id: 'modestHome', amount: -reduction }], rates: [rate, modest] }
}

/** What is in force of modest homes, where the price is one. */
function modestHome({ region, inCoreCity }: Purchase, price: number, today: string) {
  const row = inForce(
    MODEST_HOMES.filter(each => each.region === region),
    today,
  )
  return row && price <= (inCoreCity ? row.coreCeiling : row.ceiling) ? row : null
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

/** The newest row that is in force. */
const inForce = <T extends { from: string }>(rows: readonly T[], today: string): T | null =>
  rows
    .filter(row => row.from <= today)
    .reduce<T | null>((newest, row) => (!newest || row.from > newest.from ? row : newest), null)

const cents = (euro: number): number => Math.round(euro * 100) / 100
