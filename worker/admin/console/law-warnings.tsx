import type { ReactNode } from 'react'
import { lawWarnings } from '../../../shared/estate/legal/law-rows.ts'
import { lawSourceText } from '../../../shared/estate/legal/law-sources.ts'
import { formatDate } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'
import { ConsoleSection } from './parts.tsx'

/** Law that somebody has to look up again; nothing where all is fresh (LAW-45). */
export function LawWarnings({
  t,
  locale,
  today,
}: {
  t: Translate
  locale: string
  today: string
}): ReactNode {
  const warnings = lawWarnings(today)
  if (warnings.length === 0) return null
  return (
    <ConsoleSection title={t('admin.law.title')}>
      {warnings.map(({ kind, source, day }) => {
        const law = lawSourceText(source, locale)
        return (
          <p key={`${kind} ${law}`} className="console-alert" role="status">
            {t(`admin.law.${kind}`, { law, date: formatDate(day) ?? '' })}
          </p>
        )
      })}
    </ConsoleSection>
  )
}
