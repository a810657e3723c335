import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import type { ConnectionState } from '../../../agency/crm/reading.ts'
import { ConsoleSection, FactList, formatMoment } from '../parts.tsx'

/** How an agency's CRM does, and what could not be taken over (CRM-7). */
export function CrmFacts({ t, crm }: { t: Translate; crm: ConnectionState | null }): ReactNode {
  if (!crm)
    return (
      <ConsoleSection title={t('admin.crm.title')}>
        <p>{t('admin.crm.none')}</p>
      </ConsoleSection>
    )
  const { report, contacts } = crm
  const notes = [...(report?.refused ?? []), ...(report?.warnings ?? [])]
  const facts: [string, ReactNode][] = [
    [t('admin.crm.account'), `${crm.kind}, ${crm.label}`],
    [t('admin.crm.state'), [t(`admin.crm.${crm.state}`), crm.problem].filter(Boolean).join(': ')],
    ...(crm.failingSince === null
      ? []
      : [[t('admin.crm.failingSince'), formatMoment(crm.failingSince)] satisfies [string, string]]),
    [t('admin.crm.nextAt'), formatMoment(crm.nextAt) || t('admin.agencies.never')],
    [t('admin.crm.readAt'), formatMoment(crm.readAt) || t('admin.agencies.never')],
    [t('admin.crm.wholeAt'), formatMoment(crm.wholeAt) || t('admin.agencies.never')],
    [t('admin.crm.estates'), crm.estates],
    [t('admin.crm.sent'), contacts.sent],
    [
      t('admin.crm.waiting'),
      [contacts.failing, contacts.problem].filter(each => each !== null).join(': '),
    ],
    [t('admin.crm.heldBack'), report?.heldBack ?? 0],
  ]
  return (
    <ConsoleSection title={t('admin.crm.title')}>
      <FactList facts={facts} />
      {notes.length > 0 && (
        <details>
          <summary>
            {t('admin.crm.notTaken')} ({notes.length})
          </summary>
          <ul>
            {notes.map(({ externalId, message }, index) => (
              <li key={index}>
                {externalId}: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </ConsoleSection>
  )
}
