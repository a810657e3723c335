import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import type { HeldCounts } from '../../../agency/copies/held.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { compareBookings, type BookingDifferences } from '../../../backup/compare-bookings.ts'
import type { Bindings } from '../../../env.ts'
import { ActionButton, ConsoleSection } from '../parts.tsx'

interface HeldFacts {
  counts: HeldCounts
  bookings: BookingDifferences | null
}

/** What waits for a person after a restore; null: nothing, or its store does not answer. Bookings are compared only then. */
export async function heldFacts(
  env: Bindings,
  siteId: number,
  now: number,
): Promise<HeldFacts | null> {
  const agency = agencyOf(env, siteId)
  const counts = await Promise.resolve(agency.held.counts()).catch(() => null)
  if (!counts || counts.mails + counts.tasks === 0) return null
  return { counts, bookings: await compareBookings({ env, siteId, agency, now }) }
}

/** What may have left or been done already, and the decision on it (AGENCY-103). */
export function HeldSection({
  t,
  site,
  held,
}: {
  t: Translate
  site: number
  held: HeldFacts | null
}): ReactNode {
  if (!held) return null
  const { counts, bookings } = held
  return (
    <ConsoleSection title={t('admin.held.title')}>
      <p className="console-alert">{t('admin.held.text', counts)}</p>
      <Differences t={t} bookings={bookings} />
      <div className="console-acts">
        {(['release', 'drop'] as const).map(act => (
          <ActionButton key={act} action={`/admin/agencies/${site}/held`} fields={{ act }}>
            {t(`admin.held.${act}`)}
          </ActionButton>
        ))}
      </div>
    </ConsoleSection>
  )
}

function Differences({
  t,
  bookings,
}: {
  t: Translate
  bookings: BookingDifferences | null
}): ReactNode {
  if (!bookings) return <p>{t('admin.held.unsaid')}</p>
  const lists = (['unknownToApi', 'unknownHere'] as const).filter(side => bookings[side].length > 0)
  if (lists.length === 0) return <p>{t('admin.held.same')}</p>
  return lists.map(side => (
    <div key={side}>
      <p>{t(`admin.held.${side}`)}</p>
      <ul>
        {bookings[side].map(({ kind, id, start }) => (
          <li key={id}>
            {t(`admin.bookings.${kind}`)}: {start} ({id})
          </li>
        ))}
      </ul>
    </div>
  ))
}
