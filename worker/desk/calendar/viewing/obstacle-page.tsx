import { formatDateTime } from '../../../../shared/time/format-time.ts'
import { seconds } from '../../../../shared/time/units.ts'
import type { Obstacle } from '../../../agency/booking/viewings.ts'
import { agencyOf } from '../../../agency/stub.ts'
import type { Desk } from '../../env.ts'
import { LinkButton } from '../../page/button.tsx'
import { deskPage, wordsOf } from '../../page/document.tsx'
import { Notice } from '../../page/notice.tsx'
import type { SeenViewing } from '../read-viewings.ts'

const BACK = '/desk/calendar'

/** A viewing that is not here, or no more: erased, of another agency or of a colleague's home. */
export function noViewingPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(
    c,
    t('deskCalendar.unknown.title'),
    <p>{t('deskCalendar.unknown.text')}</p>,
    404,
    { back: { href: BACK, label: t('deskCalendar.title') } },
  )
}

/** Why nothing was done, with where the viewing stands now (CAL-14). */
export async function obstaclePage(
  c: Desk,
  obstacle: Obstacle,
  { viewing, name }: SeenViewing,
): Promise<Response> {
  if (obstacle === 'unknown') return noViewingPage(c)
  const t = wordsOf(c)
  const { viewings } = agencyOf(c.env, c.var.site.id)
  const later = viewing.bookedId ? await viewings.after(viewing.bookedId) : null
  const stands = later ?? viewing
  return deskPage(
    c,
    name,
    <>
      <Notice
        kind="error"
        title={t(`deskCalendar.obstacle.${later ? 'moved' : obstacle}`, {
          when: formatDateTime(seconds(stands.startsAt), t),
        })}
      >
        {<p>{t('deskCalendar.obstacle.nothingDone')}</p>}
      </Notice>
      <p>
        <LinkButton href={`${BACK}/${stands.key}`}>{t('deskCalendar.obstacle.look')}</LinkButton>
      </p>
    </>,
    409,
    { back: { href: BACK, label: t('deskCalendar.title') } },
  )
}
