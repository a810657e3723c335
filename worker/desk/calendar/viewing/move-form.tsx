import { readSlot } from '../../../../shared/booking/viewing-form.ts'
import { formatDateTime } from '../../../../shared/time/format-time.ts'
import { seconds } from '../../../../shared/time/units.ts'
import type { Desk } from '../../env.ts'
import { Button, LinkButton } from '../../page/button.tsx'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { Form, FormButtons } from '../../page/form.tsx'
import { Empty } from '../../page/notice.tsx'
import { TextArea } from '../../page/parts.tsx'
import type { SeenViewing } from '../read-viewings.ts'
import { SlotField } from './slot-field.tsx'
import { takenText } from './taken-text.ts'
import { freeSlots, MAX_REASON } from './viewing-acts.ts'

/** Another time for a viewing, as it is or as it came back. */
export async function formPage(
  c: Desk,
  { viewing, name }: SeenViewing,
  {
    typed = new URLSearchParams(),
    wrong,
    status = 200,
  }: {
    typed?: URLSearchParams
    wrong?: 'choose' | 'taken' | 'limited' | 'refused'
    status?: Status
  } = {},
): Promise<Response> {
  const t = wordsOf(c)
  const slots = await freeSlots(c, viewing.body.agendaId)
  const error = wrong && takenText(t, wrong, slots, readSlot(typed))
  const back = { href: `/desk/calendar/${viewing.key}`, label: t('deskCalendar.viewing') }
  const mail = viewing.email ? 'mailed' : 'unmailed'
  return deskPage(
    c,
    t('deskCalendar.move.title'),
    <>
      <p>
        {t('deskCalendar.move.text', {
          name: viewing.body.contact.name,
          home: name,
          when: formatDateTime(seconds(viewing.startsAt), t),
        })}
      </p>
      {slots.length === 0 ? (
        <Empty title={t('deskCalendar.book.none')}>{t('deskCalendar.book.noneText')}</Empty>
      ) : (
        <Form
          t={t}
          hidden={{ form: crypto.randomUUID() }}
          {...(error && { errors: { slot: error } })}
        >
          <SlotField slots={slots} chosen={typed.get('slot') ?? undefined} error={error} t={t} />
          <TextArea
            label={t('deskCalendar.reason')}
            hint={t(`deskCalendar.reasonHint.${mail}`)}
            name="reason"
            maxLength={MAX_REASON}
            defaultValue={typed.get('reason') ?? ''}
          />
          <FormButtons>
            <Button>{t('deskCalendar.move.button')}</Button>
            <LinkButton href={back.href}>{t('deskPage.cancel')}</LinkButton>
          </FormButtons>
        </Form>
      )}
    </>,
    status,
    { back },
  )
}
