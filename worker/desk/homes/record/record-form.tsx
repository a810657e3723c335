import type { ReactNode } from 'react'
import { stampsOf } from '../../../../shared/homes/form/stamps.ts'
import type { Desk } from '../../env.ts'
import { FieldSet, Form, FormButtons } from '../../page/form.tsx'
import { Submit } from '../../page/parts.tsx'
import { estateOf, homeAddress } from '../home-name.ts'
import { controlLabel, inFormOrder } from './control-labels.ts'
import { HomeField } from './home-field.tsx'
import { languagesOf, partOf, valuesOf, type HomeForm } from './home-form.ts'
import { HomeRows } from './home-rows.tsx'
import { PlaceFields } from './place-fields.tsx'

/** A page of a home's form, with what tells a later save which fields were changed in it. */
export const RecordForm = ({ form, c }: { form: HomeForm; c: Desk }): ReactNode => {
  const { tab, home, errors, t } = form
  const { reason: _, ...own } = errors
  // Of the record as it is now: who sends the form again has seen what another wrote.
  const opened = stampsOf(valuesOf(estateOf(home), tab, languagesOf(c.var.site)), partOf(tab))
  return (
    <Form
      action={homeAddress(home.externalId, `?tab=${tab.id}`)}
      id="record"
      errors={inFormOrder(tab, own)}
      labelOf={name => controlLabel(form, name)}
      hidden={{ opened: JSON.stringify(opened) }}
      wide
      isGuarded
      t={t}
    >
      {tab.groups.map((group, index) => (
        <FieldSet
          key={group.title ?? index}
          title={t(group.title ?? tab.title)}
          columns={tab.id !== 'texts'}
        >
          {group.fields.map(field => (
            <HomeField key={field.name} field={field} form={form} />
          ))}
        </FieldSet>
      ))}
      {tab.id === 'address' && <PlaceFields form={form} />}
      {tab.lists.map(list => (
        <HomeRows key={list.path} list={list} form={form} />
      ))}
      {form.mayChange && (
        <FormButtons isSticky>
          <Submit>{t('deskHomes.save')}</Submit>
        </FormButtons>
      )}
    </Form>
  )
}
