import { cellName } from '../../../../shared/homes/form/row-form.ts'
import { nameOf } from '../../../../shared/homes/form/control.ts'
import { fieldsOfTab, type FormTab } from '../../../../shared/homes/form/form-tabs.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import type { HomeForm } from './home-form.ts'

const PLACE: readonly string[] = ['place', 'lat', 'lon']

const REMOVE = { path: 'remove', label: 'deskHomes.row.remove' }

/** What a control of the form is called by its name; undefined: it is of no field. */
export function controlLabel(form: HomeForm, name: string): string | undefined {
  const { t } = form
  if (PLACE.includes(name)) return t(`deskHomes.field.${name}`)
  const locale = LOCALES.find(each => name.endsWith(`-${each}`))
  const whole = locale ? name.slice(0, -locale.length - 1) : name
  const label = fieldLabel(form, whole) ?? cellLabel(form, whole)
  return label && locale
    ? t('deskPage.inLanguage', { label, language: t(`language.${locale}`) })
    : label
}

/** What is wrong in the order in which the form asks for it. */
export function inFormOrder(tab: FormTab, errors: HomeForm['errors']): HomeForm['errors'] {
  const names = [
    ...fieldsOfTab(tab).map(({ name }) => name),
    ...PLACE,
    ...tab.lists.map(({ path }) => nameOf(path)),
  ]
  const place = (control: string): number =>
    names.findIndex(name => control === name || control.startsWith(`${name}-`))
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => place(a) - place(b)))
}

function fieldLabel({ tab, labelOf }: HomeForm, name: string): string | undefined {
  const field = fieldsOfTab(tab).find(each => each.name === name)
  return field && labelOf(field)
}

function cellLabel({ tab, t }: HomeForm, name: string): string | undefined {
  const row = Number(/-(\d+)-/.exec(name)?.[1])
  for (const list of tab.lists)
    for (const { path, label } of [...list.columns, REMOVE]) {
      if (name === cellName(list, row, path)) return `${t(list.title)} ${row + 1}, ${t(label)}`
    }
  return undefined
}
