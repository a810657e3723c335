import type { ReactNode } from 'react'
import type { UnitNights } from '../../../../shared/rental/unit-nights.ts'
import type { Day } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { ActForm } from '../../act-form.tsx'
import { Button } from '../../page/button.tsx'
import { fieldsOf, FieldSet, Form, FormButtons, type Filled } from '../../page/form.tsx'
import { Panel } from '../../page/notice.tsx'
import { Field } from '../../page/parts.tsx'
import { nightsText } from '../stay-words.tsx'

/** Nights that the owner keeps: those to come, and one more (STAY-24). */
export const BlocksPanel = ({
  unit,
  month,
  blocks,
  today,
  tag,
  filled,
  t,
}: {
  unit: number
  month: string
  blocks: UnitNights['blocks']
  today: Day
  tag: string
  filled: Filled
  t: Translate
}): ReactNode => {
  const at = fieldsOf(filled)
  const action = `/desk/stays/homes/${unit}/blocks?month=${month}`
  const toCome = blocks.filter(({ end }) => end > today)
  return (
    <Panel title={t('deskStays.blocks.title')} id="blocks">
      {toCome.length > 0 && (
        <ul className="waiting">
          {toCome.map(block => (
            <li key={block.start + block.end}>
              <p>
                {nightsText(block, t)}
                {block.reason && <span className="waiting__detail">{block.reason}</span>}
              </p>
              <ActForm
                action={action}
                hidden={{ tag, remove: `${block.start}/${block.end}` }}
                of={nightsText(block, t)}
              >
                {t('deskStays.blocks.remove')}
              </ActForm>
            </li>
          ))}
        </ul>
      )}
      <Form action={action} hidden={{ tag }} errors={filled.errors} wide t={t}>
        <FieldSet title={t('deskStays.blocks.new')} hint={t('deskStays.blocks.hint')} columns>
          <Field
            label={t('deskStays.blocks.first')}
            type="date"
            min={today}
            required
            {...at('block-start')}
          />
          <Field
            label={t('deskStays.blocks.departure')}
            type="date"
            min={today}
            required
            {...at('block-end')}
          />
          <Field
            label={t('deskStays.blocks.reason')}
            hint={t('deskStays.blocks.reasonHint')}
            maxLength={200}
            {...at('block-reason')}
          />
        </FieldSet>
        <FormButtons>
          <Button kind="quiet">{t('deskStays.blocks.add')}</Button>
        </FormButtons>
      </Form>
    </Panel>
  )
}
