import { publicId } from '../../../shared/estate/estate.ts'
import { Icon } from '../../controls/icon.tsx'
import { useView } from '../../view.tsx'

interface Props {
  estate: Parameters<typeof publicId>[0]
  title: string
  className: string
}

/** Keeps a home among the favourites, and lets it go; without script by the page's one form for it. */
export function HeartButton({ estate, title, className }: Props) {
  const { t } = useView()
  const id = publicId(estate)
  return (
    <button
      className={className}
      type="submit"
      form="favorites-form"
      name="toggle"
      value={id}
      data-favorite={id}
      aria-pressed="false"
      aria-label={t('card.favorite', { title })}
    >
      <Icon name="heart" />
    </button>
  )
}
