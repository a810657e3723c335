import { isRecord } from '../../../shared/is-record.ts'
import { FREE_DAYS, MAX_FREE_DAYS } from '../../../shared/booking/stay-terms.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { done } from '../page/done.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Notice } from '../page/notice.tsx'
import { Field } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'
import { stayTabs } from './stay-tabs.tsx'
import { statusOf } from '../../store/refusal.ts'

const PATH = 'site.json'

interface Shown {
  typed?: string
  wrong?: 'days' | 'conflict' | 'unavailable'
  status?: Status
}

/** GET /desk/stays/terms: until when guests cancel a confirmed stay for nothing (STAY-30). */
export async function termsPage(
  c: Desk,
  { typed, wrong, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const part = await readPart(c, PATH)
  const days = settingsOf(part?.content).freeCancelDays ?? FREE_DAYS
  const error = wrong === 'days' ? t('deskStays.terms.wrong', { count: MAX_FREE_DAYS }) : undefined
  return deskPage(
    c,
    t('deskStays.terms.title'),
    part ? (
      <>
        {wrong && wrong !== 'days' && (
          <Notice kind="error" title={t(`deskStays.refused.${wrong}`)} />
        )}
        <Form hidden={{ tag: part.tag }} errors={error ? { days: error } : {}} t={t}>
          <Field
            label={t('deskStays.terms.label')}
            hint={t('deskStays.terms.hint')}
            name="days"
            inputMode="numeric"
            required
            after={t('deskStays.terms.days')}
            error={error}
            defaultValue={typed ?? String(days)}
          />
          <FormButtons>
            <Button>{t('deskStays.save')}</Button>
          </FormButtons>
        </Form>
      </>
    ) : (
      <Notice title={t('deskStays.elsewhere')} />
    ),
    status,
    { intro: t('deskStays.terms.intro'), tabs: stayTabs(t, 'terms', true) },
  )
}

/** POST /desk/stays/terms */
export async function saveTerms(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const typed = (fields.get('days') ?? '').trim()
  const part = await readPart(c, PATH)
  if (!part) return termsPage(c, { typed, status: 409 })
  if (!/^\d{1,3}$/.test(typed) || Number(typed) > MAX_FREE_DAYS)
    return termsPage(c, { typed, wrong: 'days', status: 422 })
  const settings = { ...settingsOf(part.content), freeCancelDays: Number(typed) }
  const saved = await writePart(c, session, {
    path: PATH,
    content: { ...Object(part.content), settings },
    tag: fields.get('tag') ?? part.tag,
    act: 'stay terms changed',
  })
  if (!('refused' in saved)) return done(c, '/desk/stays/terms', 'saved')
  const wrong = saved.refused === 'unavailable' ? 'unavailable' : 'conflict'
  return termsPage(c, { typed, wrong, status: statusOf(saved.refused) })
}

const settingsOf = (record: unknown): { freeCancelDays?: unknown } =>
  isRecord(record) && isRecord(record.settings) ? record.settings : {}
