import { useView } from '../../view.tsx'

/** Whose data the product's own map is made of; the licences ask for it, and for the Dutch sentence as it stands. */
export function MapCredit() {
  const { t } = useView()
  return (
    <p className="map-credit">
      © <a href="https://www.openstreetmap.org/copyright">{t('map.contributors')}</a> · Statbel ·{' '}
      <span lang="nl">{t('map.quarters')}</span> · Natural Earth
    </p>
  )
}
