import { rowOf } from '../../../shared/table.ts'
import type { FeedLine } from '../feed-line.ts'
import { DESTINATIONS, ENERGY_CLASSES } from './codes.ts'
import type { Details } from './details.ts'
import type { WhiseEstate } from './schema.ts'
import { within, type Warn } from './values.ts'

/** Whise writes 'nothing was summoned' as a choice of its own. */
const NO_SUMMONS = 1837

export function energyOf(estate: WhiseEstate, details: Details, warn: Warn): FeedLine['energy'] {
  const label = (estate.energyClass || details.text(2056) || '').toUpperCase().replaceAll(' ', '')
  const energyLabel = label === '' ? null : rowOf(ENERGY_CLASSES, label)
  if (label !== '' && energyLabel === null)
    warn(`energy label ${label.slice(0, 20)} is not known here`)
  return {
    epcValue: highest(estate.energyValue) ?? highest(details.text(2089)),
    epcValueTotal: within(details.number(2390), 0, 1e8),
    epcReference: details.text(2391)?.slice(0, 200) ?? null,
    energyLabel,
    co2: within(details.number(2090), 0, 10_000),
  }
}

export const landRegistryOf = (details: Details): FeedLine['ki'] => ({
  indexed: within(details.number(496), 0, 1e10),
  nonIndexed: within(details.number(1733), 0, 1e10),
})

export function planningOf(details: Details, warn: Warn): FeedLine['planning'] {
  const destination = details.choice(1736)
  const townPlanningValue = destination === null ? null : rowOf(DESTINATIONS, destination)
  if (destination !== null && townPlanningValue === null)
    warn(`planning destination ${destination} has no word here`)
  const summons = details.choice(2712)
  if (summons !== null && summons !== NO_SUMMONS)
    warn(`summons ${summons} is not taken over: enter it by hand`)
  return {
    townPlanningValue,
    buildingLicense: yesNo(details.answer(808)),
    allocationLicense: yesNo(details.answer(812)),
    presaleRight: yesNo(details.answer(1734)),
  }
}

const yesNo = (answer: boolean | null): 'YES' | 'NO' | null =>
  answer === null ? null : answer ? 'YES' : 'NO'

/** Of '123' or a span '179-205' the higher number; null for what no home uses. */
function highest(text: string | null): number | null {
  if (!/^\d+([.,]\d+)?(\s*-\s*\d+([.,]\d+)?)?$/.test(text ?? '')) return null
  const values = (text ?? '').split('-').map(part => Number(part.trim().replace(',', '.')))
  return within(Math.max(...values), 0, 10_000)
}
