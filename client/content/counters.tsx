import { formatNumber } from '../../shared/format.ts'
import type { Locale } from '../../shared/locale.ts'
import { useView } from '../view.tsx'

interface CountersProps {
  numbers?: { value: number; suffix?: string; label: string }[]
}

/** Page element ctaNumbers: what the agency counts. Served with its final values; the island lets them run. */
export function Counters({ numbers = [] }: CountersProps) {
  const { locale } = useView()
  return (
    <dl className="counters">
      {numbers.map(({ value, suffix, label }) => (
        <div key={label} className="counters__number">
          <dt>{label}</dt>
          <dd className="counters__value">
            <span data-count={value}>{formatNumber('number', value)}</span>
            {suffix && spaced(suffix, locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** 67 km; 97 %, in English 97% (FORMAT-9, FORMAT-19). */
const spaced = (suffix: string, locale: Locale): string =>
  /^\p{L}/u.test(suffix) || (suffix === '%' && locale !== 'en') ? `\u00a0${suffix}` : suffix
