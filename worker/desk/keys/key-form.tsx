import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { KEY_SCOPES } from '../../agency/access/key-row.ts'
import { Button } from '../page/button.tsx'
import { Choices } from '../page/choices.tsx'
import { fieldsOf, Form, FormButtons } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import { Field } from '../page/parts.tsx'
import type { KeyField } from './key-act.ts'

/** What somebody filled in, as they did. */
export interface TypedKey {
  name: string
  scopes: string[]
  until: string
}

export const KeyForm = ({
  typed = { name: '', scopes: [], until: '' },
  wrong,
  id,
  t,
}: {
  typed?: TypedKey | undefined
  wrong: readonly KeyField[]
  /** Of the key that it makes. */
  id: string
  t: Translate
}): ReactNode => {
  const errors = Object.fromEntries(wrong.map(name => [name, t(`deskKeys.wrong.${name}`)]))
  const at = fieldsOf({ values: { name: typed.name, until: typed.until }, errors })
  return (
    <Panel title={t('deskKeys.make')} id="new">
      <Form action="/desk/keys" errors={errors} hidden={{ act: 'add', id }} t={t}>
        <Field label={t('deskKeys.name')} maxLength={80} required {...at('name')} />
        <Choices
          label={t('deskKeys.may')}
          name="scopes"
          type="checkbox"
          error={errors.scopes}
          options={KEY_SCOPES.map(value => ({ value, label: t(`deskKeys.scope.${value}`) }))}
          chosen={typed.scopes}
        />
        <Field label={t('deskKeys.until')} type="date" {...at('until')} />
        <FormButtons>
          <Button>{t('deskKeys.add')}</Button>
        </FormButtons>
      </Form>
    </Panel>
  )
}
