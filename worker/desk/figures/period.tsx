import type { ReactNode } from 'react'
import { PERIODS, type Period } from '../../../shared/figures/figure.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Desk } from '../env.ts'
import { Tabs } from '../page/lists.tsx'

const USUAL: Period = 30

/** `?days=7`; anything else is a month. */
export const readPeriod = (c: Desk): Period =>
  PERIODS.find(days => String(days) === c.req.query('days')) ?? USUAL

export const PeriodTabs = ({
  path,
  period,
  t,
}: {
  path: string
  period: Period
  t: Translate
}): ReactNode => (
  <Tabs
    label={t('deskFigures.period')}
    tabs={PERIODS.map(days => ({
      href: `${path}?days=${days}`,
      label: t('deskFigures.days', { count: days }),
      isCurrent: days === period,
    }))}
  />
)
