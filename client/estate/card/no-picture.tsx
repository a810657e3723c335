import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'

/** In the place of a picture that a home does not have. */
export function NoPicture() {
  const { t } = useView()
  return (
    <div className="card__no-picture">
      <Icon name="home" />
      <p>{t('card.noPicture')}</p>
    </div>
  )
}
