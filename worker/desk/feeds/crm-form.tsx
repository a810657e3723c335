import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { CREDENTIAL_FIELDS } from '../../crm/credential-fields.ts'
import { Button } from '../page/button.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Alert, Field } from '../page/parts.tsx'

export interface CrmFormProps {
  given: Readonly<Record<string, string>>
  wrong: readonly string[]
  refusal: string | undefined
  t: Translate
}

/** One form for each CRM that there is. A secret is asked for anew each time. */
export const CrmForm = ({ given, wrong, refusal, t }: CrmFormProps): ReactNode => (
  <>
    {refusal && <Alert>{t('deskFeeds.crm.refusal', { refusal })}</Alert>}
    {Object.entries(CREDENTIAL_FIELDS).map(([crm, fields]) => {
      const errors = Object.fromEntries(wrong.map(name => [name, t('deskFeeds.crm.wrong')]))
      return (
        <Form
          key={crm}
          action="/desk/feeds/crm"
          errors={errors}
          hidden={{ act: 'connect', crm }}
          t={t}
        >
          {fields.map(({ name, isSecret, isOptional }) => (
            <Field
              key={name}
              label={t(`deskFeeds.crm.${crm}.${name}`)}
              name={name}
              type={isSecret ? 'password' : 'text'}
              autoComplete="off"
              maxLength={200}
              required={!isOptional}
              defaultValue={given[name] ?? ''}
              error={errors[name]}
            />
          ))}
          <FormButtons>
            <Button>{t('deskFeeds.crm.connect')}</Button>
          </FormButtons>
        </Form>
      )
    })}
  </>
)
