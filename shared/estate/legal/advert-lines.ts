import { formatNumber, numberOf } from '../../format.ts'
import type { Locale } from '../../locale.ts'
import type { Translate } from '../../translator.ts'
import { addressLine, cityLine } from '../address.ts'
import type { EstateCard } from '../card.ts'
import { energyLabel, epcText, epcUniqueCode } from '../energy.ts'
import { pricePeriod } from '../price/price.ts'
import { rentalCost } from '../price/rental-cost.ts'
import type { EstateLike } from '../read.ts'
import { isSold } from '../status.ts'
import { isInLegalScope } from './legal-scope.ts'

/** What an advert outside its page has to say besides its price: place, energy and the charges of a rent (LAW-70). */
export function advertLines(card: EstateCard, locale: Locale, t: Translate): string[] {
  if (isSold(card)) return []
  const { address } = card.general
  const place =
    addressLine(address, locale) ||
    [cityLine(address, locale), epcUniqueCode(card)].filter(Boolean).join(' · ')
  return [place, energyLine(card, locale, t), rentCharges(card, t)].filter(line => line !== null)
}

/** 'Energielabel B · 172 kWh/m²/jaar', in Brussels with its CO2; null where no certificate is asked and none is known. */
function energyLine(card: EstateCard, locale: Locale, t: Translate): string | null {
  const label = energyLabel(card)
  const known = [
    label && `${t('card.energyLabel')} ${label.text}`,
    epcText(card, locale),
    label?.region === 'BRUSSELS' && formatNumber('co2', numberOf(card.energy?.co2), locale),
  ].filter(Boolean)
  if (known.length > 0) return known.join(' · ')
  return isInLegalScope('certified', card) ? t('detail.energyUnknown') : null
}

/** '+ € 90 lasten / maand' of a rental, or that they are not known; null for what is not to rent. */
export function rentCharges(estate: EstateLike, t: Translate): string | null {
  const cost = rentalCost(estate)
  if (!cost) return null
  const amount = formatNumber('currency', cost.charges)
  return amount === null
    ? t('detail.chargesUnknown')
    : t('detail.rentCharges', { amount, period: periodText(estate, t) })
}

/** '/ maand'; a rent without a period is one a month. */
export const periodText = (estate: EstateLike, t: Translate): string =>
  t(`price.period.${pricePeriod(estate) ?? 'MONTH'}`)
