import type { Estate } from '../../../../shared/estate/estate.ts'
import { labelKey } from '../../../../shared/estate/detail/field-label.ts'
import type { FormField } from '../../../../shared/homes/form/control.ts'
import { placeToForm } from '../../../../shared/homes/form/address-form.ts'
import { fieldsOfTab, type FormTab } from '../../../../shared/homes/form/form-tabs.ts'
import {
  formOf,
  type FormLanguages,
  type FormPart,
} from '../../../../shared/homes/form/record-form.ts'
import type { HomeRecord } from '../../../../shared/homes/home-record.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Desk } from '../../env.ts'
import { wordsOf } from '../../page/document.tsx'
import { estateOf, homeAddress } from '../home-name.ts'

/** A page of a home's form as it is shown. */
export interface HomeForm {
  home: HomeRecord
  estate: Estate
  tab: FormTab
  languages: FormLanguages
  /** What stands in its controls. */
  values: Readonly<Record<string, string>>
  /** By control, in words. */
  errors: Readonly<Record<string, string>>
  /** What another wrote meanwhile where this form says something else: by control. */
  theirs: Readonly<Record<string, string>>
  /** What stands on this page. */
  mayChange: boolean
  /** Whether the home is theirs to change, if not each of its pages. */
  isTheirs: boolean
  isFeed: boolean
  today: string
  isOpen: (field: Pick<FormField, 'name'>, path: string) => boolean
  openAddress: (field: Pick<FormField, 'name'>) => string
  labelOf: (field: FormField) => string
  t: Translate
}

/** The controls of a page of the form. */
export const partOf = (tab: FormTab): FormPart => ({ fields: fieldsOfTab(tab), lists: tab.lists })

/** A page's texts as the record has them. */
export const valuesOf = (
  home: unknown,
  tab: FormTab,
  languages: FormLanguages,
): Record<string, string> => ({
  ...formOf(home, partOf(tab), languages),
  ...(tab.id === 'address' && placeToForm(home, languages.own)),
})

export const languagesOf = ({ locales, defaultLocale }: Desk['var']['site']): FormLanguages => ({
  locales,
  own: defaultLocale,
})

interface State {
  home: HomeRecord
  tab: FormTab
  mayChange: boolean
  isTheirs?: boolean
  /** A page that was refused: what was typed in it. */
  sent?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  theirs?: Readonly<Record<string, string>>
}

export function homeForm(
  c: Desk,
  { home, tab, mayChange, isTheirs = mayChange, sent, errors = {}, theirs = {} }: State,
): HomeForm {
  const t = wordsOf(c)
  const estate = estateOf(home)
  const languages = languagesOf(c.var.site)
  const opened = new URL(c.req.url).searchParams.get('open')
  const isFeed = home.isFeed || home.overrides.length > 0
  const overridden = new Set(home.overrides.map(({ path }) => path))
  const wasSent = (name: string): boolean =>
    Object.keys(sent ?? {}).some(each => each === name || each.startsWith(`${name}-`))
  return {
    home,
    estate,
    tab,
    languages,
    values: { ...valuesOf(estate, tab, languages), ...sent },
    errors,
    theirs,
    mayChange,
    isTheirs,
    isFeed,
    today: toDay(c.var.trace.startedAt),
    isOpen: ({ name }, path) =>
      mayChange && (!isFeed || overridden.has(path) || name === opened || wasSent(name)),
    openAddress: ({ name }) => homeAddress(home.externalId, `?tab=${tab.id}&open=${name}#${name}`),
    // The visitor's own word for it, which may go by the home: 'living area', 'floor area'.
    labelOf: ({ field, label }) => t(field ? labelKey(field, estate) : label),
    t,
  }
}
