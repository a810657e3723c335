import type { ReactNode } from 'react'
import type { UnitCalendar } from '../../../../shared/rental/unit-nights.ts'
import { href } from '../../../../shared/routes.ts'
import type { Site } from '../../../../shared/site/site.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { siteOrigin } from '../../../site/parse.ts'
import { ActForm, Acts } from '../../act-form.tsx'
import { moment } from '../../moment.ts'
import { Button } from '../../page/button.tsx'
import { fieldsOf, FieldSet, Form, FormButtons, type Filled } from '../../page/form.tsx'
import { Facts } from '../../page/lists.tsx'
import { Panel, Tag } from '../../page/notice.tsx'
import { Field } from '../../page/parts.tsx'

interface Props {
  unit: number
  month: string
  calendars: readonly UnitCalendar[]
  site: Site
  filled: Filled
  t: Translate
}

/** Other calendars of a holiday home: where they come from, how it went, and what to give that portal (STAY-27). */
export const CalendarsPanel = ({ unit, month, calendars, site, filled, t }: Props): ReactNode => {
  const at = fieldsOf(filled)
  const action = `/desk/stays/homes/${unit}/calendars?month=${month}`
  return (
    <Panel title={t('deskStays.calendars.title')} id="calendars">
      <p className="field__hint">{t('deskStays.calendars.hint')}</p>
      {calendars.map(calendar => (
        <Calendar
          key={calendar.source}
          calendar={calendar}
          action={action}
          feed={feedOf(site, unit, calendar.source)}
          t={t}
        />
      ))}
      <Form action={action} errors={filled.errors} hidden={{ act: 'put' }} hasFiles wide t={t}>
        <FieldSet title={t('deskStays.calendars.new')} columns>
          <Field
            label={t('deskStays.calendars.name')}
            hint={t('deskStays.calendars.nameHint')}
            maxLength={40}
            required
            spellCheck={false}
            {...at('source')}
          />
          <Field
            label={t('deskStays.calendars.address')}
            hint={t('deskStays.calendars.addressHint')}
            type="url"
            maxLength={2000}
            {...at('address')}
          />
          <Field
            label={t('deskStays.calendars.file')}
            hint={t('deskStays.calendars.fileHint')}
            name="file"
            type="file"
            accept=".ics,text/calendar"
            error={filled.errors.file}
          />
        </FieldSet>
        <FormButtons>
          <Button kind="quiet">{t('deskStays.calendars.add')}</Button>
        </FormButtons>
      </Form>
    </Panel>
  )
}

const feedOf = (site: Site, unit: number, source: string): string =>
  siteOrigin(site) +
  href(
    'ajaxItem',
    site.defaultLocale,
    { call: 'rental-calendar', id: `${unit}.ics` },
    new URLSearchParams({ without: source }),
  )

const Calendar = ({
  calendar: { source, address, readAt, failure, nights },
  action,
  feed,
  t,
}: {
  calendar: UnitCalendar
  action: string
  feed: string
  t: Translate
}): ReactNode => (
  <article className="other-calendar">
    <h3 className="other-calendar__name">
      {source}{' '}
      {failure ? (
        <Tag kind="danger">{t('deskStays.calendars.failed')}</Tag>
      ) : (
        readAt !== null && <Tag kind="good">{t('deskStays.calendars.fine')}</Tag>
      )}
    </h3>
    {failure && <p>{t(`deskStays.calendars.failure.${failure}`)}</p>}
    <Facts
      facts={[
        [
          t('deskStays.calendars.from'),
          address ? <span className="address">{address}</span> : t('deskStays.calendars.sent'),
        ],
        [
          t('deskStays.calendars.read'),
          readAt === null ? t('deskStays.calendars.never') : moment(readAt * 1000, t),
        ],
        [t('deskStays.calendars.nights'), nights],
        [
          t('deskStays.calendars.feed'),
          <span key="feed" className="address">
            {feed}
          </span>,
        ],
      ]}
    />
    <Acts>
      {address && failure !== 'vanished' && (
        <ActForm action={action} hidden={{ act: 'fetch', source }} of={source}>
          {t('deskStays.calendars.fetch')}
        </ActForm>
      )}
      {failure === 'vanished' && (
        <ActForm action={action} hidden={{ act: 'certain', source }} of={source}>
          {t('deskStays.calendars.certain')}
        </ActForm>
      )}
      <ActForm action={action} hidden={{ act: 'drop', source }} of={source}>
        {t('deskStays.calendars.drop')}
      </ActForm>
    </Acts>
  </article>
)
