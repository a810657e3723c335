import { useView } from '../../view.tsx'

/** As the licence of the quarters gives it, in each language. */
const QUARTERS =
  'Wijken voor omgevingsanalyse © gemeentebesturen, verzameld door Data & Analyse van de Vlaamse provincies'

/** Whose data the product's own map is made of, since their licences ask for it (PAGE-93). */
export function MapCredit() {
  const { t } = useView()
  return (
    <p className="map-credit">
      © <a href="https://www.openstreetmap.org/copyright">{t('map.contributors')}</a> · Statbel ·{' '}
      {t('map.quarters')} <span lang="nl">{QUARTERS}</span> · Natural Earth
    </p>
  )
}
