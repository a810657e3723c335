import type { ReactNode } from 'react'
import { plainText } from '../../shared/estate/read.ts'
import { langOf, localize } from '../../shared/locale.ts'
import {
  houseRules,
  rentalFacts,
  rentalRooms,
  toSeaText,
  type RentalFact,
  type RentalTab,
} from '../../shared/rental/unit-text.ts'
import type { PageRequest } from '../page/result.ts'
import type { RentalDetailProps } from './detail-props.ts'
import { HouseRules } from './house-rules.tsx'
import { RentalPeriods } from './rental-periods.tsx'
import { RentalReservation } from './rental-reservation.tsx'

/** The content of each tab; null leaves the tab out. */
export const TAB_CONTENTS: Record<RentalTab, (props: RentalDetailProps) => ReactNode> = {
  description: ({ unit, request: { locale } }) => {
    const text = plainText(localize(unit.general.description, locale) ?? '')
    return text ? (
      <div {...langOf(unit.general.description, locale)}>
        {text.split(/\n+/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    ) : null
  },
  details: ({ unit, request }) => {
    const { t, locale } = request
    const shown = facts(rentalFacts(unit, locale, toSeaText(unit, t)), request)
    const rules = houseRules(unit, t)
    return shown || rules.length > 0 ? (
      <>
        {shown}
        <HouseRules rules={rules} title={t('rental.rules.title')} />
      </>
    ) : null
  },
  rooms: ({ unit, request }) => facts(rentalRooms(unit), request),
  periods: props => (props.isIncomplete ? null : <RentalPeriods {...props} />),
  reservation: props => <RentalReservation {...props} />,
}

function facts(list: RentalFact[], { t }: PageRequest): ReactNode {
  if (list.length === 0) return null
  return (
    <dl className="facts">
      {list.map(({ name, value }) => (
        <div key={name} className="facts__fact">
          <dt>{t(`rental.field.${name}`)}</dt>
          <dd>{typeof value === 'boolean' ? t(value ? 'rental.yes' : 'rental.no') : value}</dd>
        </div>
      ))}
    </dl>
  )
}
