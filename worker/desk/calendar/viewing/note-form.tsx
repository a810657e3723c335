import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import type { VisitNote } from '../../../agency/booking/viewings.ts'
import { Button } from '../../page/button.tsx'
import { Choices } from '../../page/choices.tsx'
import { Form, FormButtons } from '../../page/form.tsx'
import { Notice, Panel } from '../../page/notice.tsx'
import { TextArea } from '../../page/parts.tsx'

/** How a visit went: with a colleague's newer words beside one's own where there are any. */
export const NoteForm = ({
  path,
  note,
  typed,
  wrong,
  t,
}: {
  path: string
  /** What is stored. */
  note: VisitNote
  typed: VisitNote
  wrong: 'empty' | 'long' | 'conflict' | undefined
  t: Translate
}): ReactNode => {
  const field = wrong === 'long' ? 'feedback' : 'came'
  const errors = wrong && wrong !== 'conflict' ? { [field]: t(`deskCalendar.note.${wrong}`) } : {}
  return (
    <Panel title={t('deskCalendar.note.title')} id="note">
      {wrong === 'conflict' && (
        <Notice kind="error" title={t('deskCalendar.note.conflict')}>
          {<p className="calendar-feedback">{note.feedback}</p>}
        </Notice>
      )}
      <Form
        t={t}
        action={`${path}/note`}
        hidden={{ seen: JSON.stringify(note) }}
        errors={errors}
        isGuarded
      >
        <Choices
          label={t('deskCalendar.note.came')}
          name="came"
          error={errors.came}
          chosen={typed.came === null ? '' : typed.came ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: t('deskCalendar.note.yes') },
            { value: 'no', label: t('deskCalendar.note.no') },
          ]}
        />
        <TextArea
          label={t('deskCalendar.note.feedback')}
          hint={t('deskCalendar.note.hint')}
          name="feedback"
          rows={4}
          error={errors.feedback}
          defaultValue={typed.feedback}
        />
        <FormButtons>
          <Button>{t('deskCalendar.note.save')}</Button>
        </FormButtons>
      </Form>
    </Panel>
  )
}
