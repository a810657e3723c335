import type { ReactNode } from 'react'
import { formatDate } from '../../../../shared/format.ts'
import { legalGaps } from '../../../../shared/estate/legal/legal-findings.ts'
import { millis, type Seconds } from '../../../../shared/time/units.ts'
import { Form } from '../../page/form.tsx'
import { Button } from '../../page/button.tsx'
import { Notice, Panel } from '../../page/notice.tsx'
import { TextArea } from '../../page/parts.tsx'
import { homeAddress } from '../home-name.ts'
import type { HomeForm } from './home-form.ts'

const dayOf = (at: Seconds): string => formatDate(new Date(millis(at)).toISOString()) ?? ''

/** Where a home stands, who keeps it, and how it comes to be shown. */
export const Standing = ({ form }: { form: HomeForm }): ReactNode => {
  const { home, estate, t, mayChange, today } = form
  const { state, reason, held, fedAt } = home
  const gaps = legalGaps(estate, today).length
  const isShown = state === 'online' || state === 'hidden'
  return (
    <Panel title={t(`deskHomes.standing.${state}`)}>
      {held !== null && state === 'held' && <p>{t(`deskHomes.held.${held}`)}</p>}
      {home.isFeed && (
        <p className="homes__about">
          {t('deskHomes.source.feed', { date: fedAt === null ? '–' : dayOf(fedAt) })}
        </p>
      )}
      {isShown && gaps > 0 && reason && (
        <Notice kind="warning" title={t('deskHomes.reason.shown', { count: gaps })}>
          <p>
            {t('deskHomes.reason.by', {
              text: reason.text,
              name: reason.by,
              date: dayOf(reason.at),
            })}
          </p>
        </Notice>
      )}
      {mayChange && !isShown && (
        <Form action={homeAddress(home.externalId, '/publish')} errors={onlyReason(form)} t={t}>
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
          <Button>{t(gaps > 0 ? 'deskHomes.publish.anyway' : 'deskHomes.publish.button')}</Button>
        </Form>
      )}
    </Panel>
  )
}

const onlyReason = ({ errors: { reason } }: HomeForm): Record<string, string> =>
  reason ? { reason } : {}
