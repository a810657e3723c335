import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'

/** Hides an estate from the list and shows an undo in its place (hidden-estates.ts). */
export function HideButton({ card }: { card: EstateCard }) {
  const { locale, t } = useView()
  const title = headTitle(card, locale, t)
  return (
    <button className="hide" type="button" data-hide={publicId(card)}>
      <span className="hide__do">
        <Icon name="close" />
        <span className="visually-hidden">{t('seen.hideNamed', { title })}</span>
      </span>{' '}
      <span className="hide__undo">
        {t('seen.hidden', { title })} <u>{t('seen.undo')}</u>
      </span>
    </button>
  )
}
