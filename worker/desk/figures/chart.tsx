import type { ReactNode } from 'react'
import type { Bucket } from '../../../shared/figures/buckets.ts'
import { formatDate } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Table } from '../page/table.tsx'
import { asNumber, type Written } from './totals.tsx'

const WIDTH = 600
const HEIGHT = 120
const GAP = 0.25
/** A bar of one view can still be seen. */
const LEAST = 2

interface Props {
  buckets: readonly Bucket[]
  written?: Written
  /** The table stands open below it, as on paper. */
  isTableShown?: boolean
  t: Translate
}

/** Views as bars, drawn here and said in words; their table has all figures. */
export const Chart = ({ buckets, written = asNumber, isTableShown, t }: Props): ReactNode => {
  const most = Math.max(...buckets.map(({ views }) => views))
  const best = buckets.find(({ views }) => views === most)
  const unit = buckets.some(isWeek) ? 'week' : 'day'
  const title = t(`deskFigures.chart.${unit}`)
  const summary =
    best && most > 0
      ? t('deskFigures.chart.most', { number: written(most), when: spanOf(best) })
      : t('deskFigures.chart.none')
  const table = (
    <div className="figures__table">
      <FigureTable caption={title} buckets={buckets} written={written} t={t} />
    </div>
  )
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart__title">{title}</span> <span>{summary}</span>
      </figcaption>
      <svg
        className="chart__bars"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${summary}`}
      >
        {buckets.map(({ from, views }, index) => (
          <rect key={from} {...barOf(index, views, { count: buckets.length, most })} />
        ))}
        <path className="chart__ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <p className="chart__ends" aria-hidden="true">
        <span>{formatDate(buckets[0]?.from)}</span>
        <span>{formatDate(buckets.at(-1)?.to)}</span>
      </p>
      {isTableShown ? (
        table
      ) : (
        <details>
          <summary>{t('deskFigures.chart.table')}</summary>
          {table}
        </details>
      )}
    </figure>
  )
}

function barOf(index: number, views: number, { count, most }: { count: number; most: number }) {
  const step = WIDTH / count
  const height = views === 0 ? 0 : Math.max(LEAST, (views / most) * HEIGHT)
  return {
    x: rounded((index + GAP / 2) * step),
    y: rounded(HEIGHT - height),
    width: rounded(step * (1 - GAP)),
    height: rounded(height),
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

const isWeek = ({ from, to }: Bucket): boolean => from !== to

/** '22/11/2026', or '16/11/2026 – 22/11/2026'. */
const spanOf = ({ from, to }: Bucket): string =>
  [...new Set([from, to])].map(day => formatDate(day) ?? '').join(' – ')

const COLUMNS = ['views', 'saves', 'brochures', 'enquiries', 'viewings'] as const

const FigureTable = ({
  caption,
  buckets,
  written,
  t,
}: {
  caption: string
  buckets: readonly Bucket[]
  written: Written
  t: Translate
}): ReactNode => (
  <Table
    caption={caption}
    columns={[
      { title: t('deskFigures.when') },
      ...COLUMNS.map(name => ({ title: t(`deskFigures.${name}`), isNumber: true })),
    ]}
    rows={buckets.map(bucket => ({
      id: bucket.from,
      cells: [spanOf(bucket), ...COLUMNS.map(name => written(bucket[name]))],
    }))}
  />
)
