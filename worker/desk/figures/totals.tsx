import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { Sum } from './read-figures.ts'

const COUNTED = ['views', 'saves', 'brochures', 'enquiries', 'viewings'] as const

/** How a number is written; an outsider is not told small ones. */
export type Written = (count: number) => string

export const asNumber: Written = count => formatNumber('number', count) ?? '0'

/** The figures of a period, each a number and its word. */
export const Totals = ({
  sum,
  written = asNumber,
  t,
}: {
  sum: Sum
  written?: Written
  t: Translate
}): ReactNode => (
  <dl className="totals">
    {COUNTED.map(name => (
      <div key={name}>
        <dt>{t(`deskFigures.${name}`)}</dt>
        <dd>
          {written(sum[name])}
          {name === 'viewings' && sum.planned > 0 && (
            <small>{t('deskFigures.planned', { number: written(sum.planned) })}</small>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
