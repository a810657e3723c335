import type { ReactNode } from 'react'
import { Select } from '../page/choices.tsx'
import { FieldSet } from '../page/form.tsx'
import type { FormContext } from './form-context.ts'
import { groupOf, HOME_GROUPS, HOME_LISTS, homeListOf } from './homes-field.ts'

interface Props {
  name: string
  label: string
  value: unknown
  context: FormContext
}

/** Which homes a list shows. */
export function HomesFields({ name, label, value, context }: Props): ReactNode {
  const { t, source, errors } = context
  const list = homeListOf(value, source)
  return (
    <FieldSet title={label} columns>
      <input type="hidden" name={`${name}-_source`} value={source} />
      <Select
        name={`${name}-_list`}
        label={t('deskPages.homes.which')}
        error={errors[name]}
        options={HOME_LISTS.map(each => ({ value: each, label: t(`deskPages.homes.${each}`) }))}
        chosen={list}
        {...(list === '' && { none: t('deskPages.homes.own') })}
      />
      <Select
        name={`${name}-_group`}
        label={t('deskPages.homes.group')}
        options={HOME_GROUPS.map(each => ({ value: each, label: t(`deskPages.homes.by.${each}`) }))}
        chosen={groupOf(value)}
        none={t('deskPages.homes.ungrouped')}
      />
    </FieldSet>
  )
}
