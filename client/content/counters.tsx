import { formatNumber } from '../../shared/format.ts'

export interface CountersProps {
  numbers?: { value: number; suffix?: string; label: string }[]
}

/** Page element ctaNumbers: what the agency counts. Served with its final values; the island lets them run. */
export function Counters({ numbers = [] }: CountersProps) {
  return (
    <dl className="counters">
      {numbers.map(({ value, suffix, label }) => (
        <div key={label} className="counters__number">
          <dt>{label}</dt>
          <dd className="counters__value"><span data-count={value}>{formatNumber('number', value)}</span>{suffix}</dd>
        </div>
      ))}
    </dl>
  )
}
