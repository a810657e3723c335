import { formatNumber } from '../../shared/format.ts'

interface CountersProps {
  numbers?: { value: number; suffix?: string; label: string }[]
}

/** Page element ctaNumbers: what the agency counts. Served with its final values; the island lets them run. */
export function Counters({ numbers = [] }: CountersProps) {
  return (
    <dl className="counters">
      {numbers.map(({ value, suffix, label }) => (
        <div key={label} className="counters__number">
          <dt>{label}</dt>
          <dd className="counters__value">
            <span data-count={value}>{formatNumber('number', value)}</span>
            {suffix && spaced(suffix)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** 67 km, but 97% */
const spaced = (suffix: string): string => (/^\p{L}/u.test(suffix) ? `\u00a0${suffix}` : suffix)
