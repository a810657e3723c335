import type { ReactNode } from 'react'
import { MissingHouse } from '../../content/missing-house.tsx'
import { useView } from '../../view.tsx'

/** No properties, and the way to hear of new ones (LIST-38). */
export function EmptyList({
  subscribeHref,
  children,
}: {
  subscribeHref: string | null
  children?: ReactNode
}) {
  const { t } = useView()
  return (
    <div className="empty-list">
      <MissingHouse />
      <p className="empty-list__title">{t('list.empty')}</p>
      {children}
      <p className="empty-list__text">{t('calls.subscribe.text')}</p>
      {subscribeHref && (
        <a className="button" href={subscribeHref}>
          {t('calls.subscribe.link')}
        </a>
      )}
    </div>
  )
}
