import type { ReactNode } from 'react'
import { formatDate } from '../../../../shared/format.ts'
import { advertGap, lastExceptionDay } from '../../../../shared/estate/legal/advert-gap.ts'
import { legalGaps } from '../../../../shared/estate/legal/legal-findings.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { millis, type Seconds } from '../../../../shared/time/units.ts'
import { Form } from '../../page/form.tsx'
import { Button } from '../../page/button.tsx'
import { Notice, Panel } from '../../page/notice.tsx'
import { Field, TextArea } from '../../page/parts.tsx'
import { homeAddress } from '../home-name.ts'
import { sourceText } from '../source-text.ts'
import type { HomeForm } from './home-form.ts'

const dayOf = (at: Seconds): string => formatDate(toDay(millis(at))) ?? ''

/** Where a home stands, who keeps it, and how it comes to be shown. */
export const Standing = ({ form }: { form: HomeForm }): ReactNode => {
  const { home, estate, t, mayChange, today } = form
  const gap = advertGap(estate, today, estate.general.parentId != null)
  const last = formatDate(lastExceptionDay(today)) ?? ''
  const { state, reason, held, fedAt } = home
  const gaps = legalGaps(estate, today).length
  const isShown = state === 'online' || state === 'hidden'
  return (
    <Panel title={t(`deskHomes.standing.${state}`)}>
      {held !== null && state === 'held' && <p>{t(`deskHomes.held.${held}`)}</p>}
      {home.source !== null && (
        <p className="homes__about">
          {sourceText('deskHomes.source', home.source, t)}{' '}
          {fedAt !== null && t('deskHomes.source.read', { date: dayOf(fedAt) })}{' '}
          {t('deskHomes.source.stays')}
        </p>
      )}
      {isShown && gaps > 0 && reason && (
        <Notice kind="warning" title={t('deskHomes.reason.shown', { count: gaps })}>
          <p>
            {reason.text === FORMER_SETTING
              ? t('deskHomes.reason.migrated')
              : t('deskHomes.reason.by', {
                  text: reason.text,
                  name: reason.by,
                  date: dayOf(reason.at),
                })}
          </p>
          {gap && reason.until && (
            <p>{t('deskHomes.until.shown', { date: formatDate(reason.until) ?? '' })}</p>
          )}
        </Notice>
      )}
      {mayChange && (!isShown || gap !== null) && (
        <Form action={homeAddress(home.externalId, '/publish')} errors={ownErrors(form)} t={t}>
          {gaps > 0 && (
            <TextArea
              label={t('deskHomes.reason.label')}
              name="reason"
              rows={2}
              maxLength={500}
              hint={t('deskHomes.reason.hint', { count: gaps })}
              error={form.errors.reason}
              defaultValue={form.values.reason ?? ''}
            />
          )}
          {gap && (
            <Field
              label={t('deskHomes.until.label')}
              name="until"
              type="date"
              min={today}
              max={lastExceptionDay(today)}
              hint={t('deskHomes.until.hint', { last })}
              error={form.errors.until}
              defaultValue={form.values.until ?? ''}
            />
          )}
          <Button>
            {t(
              isShown
                ? 'deskHomes.publish.extend'
                : gaps > 0
                  ? 'deskHomes.publish.anyway'
                  : 'deskHomes.publish.button',
            )}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

/** The reason of a home that was shown by the setting of its agency, which is gone (LAW-63). */
const FORMER_SETTING = 'settings.shownWithout'

const ownErrors = ({ errors: { reason, until } }: HomeForm): Record<string, string> => ({
  ...(reason && { reason }),
  ...(until && { until }),
})
