import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import { homeAddress } from '../../homes/home-name.ts'
import { Facts } from '../../page/lists.tsx'
import type { SeenViewing } from '../read-viewings.ts'
import { routeTo } from '../viewed-homes.ts'

/** Who comes, how to reach them, and where to. */
export const ViewingFacts = ({
  found: { viewing, home, name },
  round,
  agent,
  nameOf,
  t,
}: {
  found: SeenViewing
  /** Of an afternoon of viewings: which one this is, of how many. */
  round: { number: number; total: number } | null
  /** Who shows it. */
  agent: string
  nameOf: (by: string) => string
  t: Translate
}): ReactNode => {
  const { name: visitor, email, phone } = viewing.body.contact
  return (
    <div className="calendar-facts">
      <Facts
        facts={[
          [t('agenda.mail.visitor'), visitor],
          [
            t('agenda.mail.phone'),
            phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
          ],
          [t('agenda.mail.email'), email && <a href={`mailto:${email}`}>{email}</a>],
          [t('deskCalendar.language'), t(`language.${viewing.locale}`)],
          [t('agenda.mail.what'), home ? <a href={homeAddress(home.externalId)}>{name}</a> : name],
          [
            t('agenda.ticket.route'),
            home?.place && (
              <a href={routeTo(home.place)} rel="noreferrer">
                {t('deskCalendar.route')}
              </a>
            ),
          ],
          [t('deskCalendar.round.title'), round && t('deskCalendar.round.of', round)],
          [t('deskCalendar.agent'), agent],
          [
            t('deskCalendar.bookedBy'),
            viewing.byPerson === null
              ? t('deskCalendar.bySelf')
              : nameOf(`person ${viewing.byPerson}`),
          ],
          [t('agenda.mail.reason'), viewing.reason],
        ]}
      />
    </div>
  )
}
