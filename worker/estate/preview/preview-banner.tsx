import type { ReactNode } from 'react'
import type { PageRequest } from '../../page/result.ts'

/** Says that nobody else sees the page so, and until when its link works. */
export function PreviewBanner({
  request: { t, locale },
  expiry,
}: {
  request: Pick<PageRequest, 't' | 'locale'>
  /** Seconds since 1970. */
  expiry: number | null
}): ReactNode {
  const date =
    expiry !== null &&
    new Intl.DateTimeFormat(`${locale}-BE`, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Brussels',
    }).format(expiry * 1000)
  return (
    <aside className="preview-banner" aria-label={t('preview.label')}>
      <p>
        <strong>{t('preview.label')}</strong> {t('preview.home')}{' '}
        {date && t('preview.until', { date })}
      </p>
    </aside>
  )
}
