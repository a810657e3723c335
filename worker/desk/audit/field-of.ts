import { FORM_TABS, fieldsOfTab } from '../../../shared/homes/form/form-tabs.ts'
import { LOCALES } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'

/** The label of each field and list of a home by its path: a key. */
const LABELS: ReadonlyMap<string, string> = new Map(
  FORM_TABS.flatMap(tab => [
    ...fieldsOfTab(tab).flatMap(({ paths, label }) => paths.map(path => [path, label] as const)),
    ...tab.lists.map(({ path, title }) => [path, title] as const),
  ]),
)

/** A path within what was changed as the form of a home calls it: 'general.title.nl' → 'Title (Dutch)'; else as it is. */
export function fieldOf(path: string, t: Translate): string {
  const steps = path.split('.')
  const length = steps.findLastIndex((_, at) => LABELS.has(steps.slice(0, at + 1).join('.'))) + 1
  const key = LABELS.get(steps.slice(0, length).join('.'))
  if (key === undefined) return path
  const label = t(key)
  const [last = '', ...more] = steps.slice(length)
  const locale = LOCALES.find(each => each === last)
  if (locale) return t('deskPage.inLanguage', { label, language: t(`language.${locale}`) })
  return [label, ...[last, ...more].filter(step => step && step !== 'id')].join(' ')
}
