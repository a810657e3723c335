import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from '../page/button.tsx'
import { Choices } from '../page/choices.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import { Field } from '../page/parts.tsx'

export interface TypedDomain {
  hostname: string
  use: string
}

export const DomainForm = ({
  typed = { hostname: '', use: 'pages' },
  error,
  t,
}: {
  typed?: TypedDomain | undefined
  error: string | undefined
  t: Translate
}): ReactNode => (
  <Panel title={t('deskDomain.addTitle')} id="new">
    <Form
      action="/desk/domain"
      errors={error ? { hostname: error } : {}}
      hidden={{ act: 'add' }}
      t={t}
    >
      <Field
        label={t('deskDomain.hostname')}
        name="hostname"
        error={error}
        autoComplete="off"
        maxLength={300}
        required
        defaultValue={typed.hostname}
      />
      <Choices
        label={t('deskDomain.use')}
        name="use"
        options={(['pages', 'redirect'] as const).map(value => ({
          value,
          label: t(`deskDomain.uses.${value}`),
        }))}
        chosen={typed.use}
      />
      <FormButtons>
        <Button>{t('deskDomain.add')}</Button>
      </FormButtons>
    </Form>
  </Panel>
)
