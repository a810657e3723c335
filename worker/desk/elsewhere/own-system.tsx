import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { Desk } from '../env.ts'
import { wordsOf } from '../page/document.tsx'
import { Notice } from '../page/notice.tsx'
import { ownSystemHost } from './site-api.ts'

/** Where the content is kept, and that it is changed there. */
export function OwnSystem({ c }: { c: Desk }): ReactNode {
  const t = wordsOf(c)
  return (
    <Notice title={t('deskElsewhere.title', { host: ownSystemHost(c) })}>
      <p>{t('deskElsewhere.text')}</p>
    </Notice>
  )
}

/** A link to what a visitor sees. */
export const OnSite = ({ href, t }: { href: string; t: Translate }): ReactNode => (
  <a href={href}>{t('deskElsewhere.onSite')}</a>
)
