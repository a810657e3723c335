import type { ReactNode } from 'react'
import { Button, EnterButton, LinkButton } from '../page/button.tsx'
import { ErrorSummary, FormButtons } from '../page/form.tsx'
import type { FormContext } from '../schema-form/form-context.ts'
import { ObjectFields } from '../schema-form/fields.tsx'
import type { Leaves } from '../schema-form/leaves.ts'
import { labelOfName } from '../schema-form/label-of-name.ts'
import type { Stamps } from '../schema-form/merge-edit.ts'
import type { NamedField } from '../schema-form/schema-field.ts'
import { Theirs } from './theirs.tsx'

/** A form made from a schema, as it is shown. */
export interface EditForm {
  fields: readonly NamedField[]
  value: unknown
  /** Of what is stored, as the form was made from it; '' where there is nothing yet. */
  tag: string
  /** Of each value that is stored, as the form was made from it. */
  opened: Stamps
  context: FormContext
  /** What somebody else made of it meanwhile; null: it is gone. */
  theirs?: Leaves | null
}

/**
 * The form of one section, item or sheet. What it was made from goes along, so that what nobody touched stays byte for byte.
 */
export const SchemaForm = ({
  form: { fields, value, tag, opened, context, theirs },
  action,
  back,
  isLive = false,
}: {
  form: EditForm
  /** Absent: the page's own address. */
  action?: string
  back: string
  /** Its draft is kept while one types, and the preview shows it. */
  isLive?: boolean
}): ReactNode => {
  const { t, errors } = context
  return (
    <form
      className="form form--wide"
      method="post"
      action={action}
      data-desk={isLive ? 'live-preview' : 'unsaved'}
      noValidate
    >
      <EnterButton name="_do" value="save">
        {t('deskPages.save')}
      </EnterButton>
      <ErrorSummary errors={errors} labelOf={name => labelOfName(name, t)} t={t} />
      {theirs !== undefined && <Theirs values={theirs} context={context} />}
      <input type="hidden" name="_tag" value={tag} />
      <input type="hidden" name="_opened" value={JSON.stringify(opened)} />
      <input type="hidden" name="_from" value={JSON.stringify(value)} />
      <ObjectFields fields={fields} value={value} context={context} />
      <FormButtons isSticky>
        <Button name="_do" value="save">
          {t(isLive ? 'deskPages.keep' : 'deskPages.save')}
        </Button>
        {isLive && (
          <Button kind="quiet" name="_do" value="publish">
            {t('deskPages.keepAndPublish')}
          </Button>
        )}
        <LinkButton href={back}>{t('deskPages.done.link')}</LinkButton>
      </FormButtons>
    </form>
  )
}
