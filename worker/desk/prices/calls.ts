import type { DeskCall } from '../call.ts'
import { OWNERS } from '../roles.ts'
import { pricesPage, savePrices } from './prices.tsx'

export const PRICES_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/prices', may: OWNERS, openToVisits: true, run: c => pricesPage(c) },
  { method: 'POST', path: '/prices', may: OWNERS, openToVisits: true, run: savePrices },
]
