import { LOCALES } from '../../../shared/locale.ts'
import { hasText, type Translate } from '../../../shared/translator.ts'

/** 'numbers-0-label-nl' → 'Figures 1, Label (Dutch)'; undefined: no part of the name is a field's. */
export function labelOfName(name: string, t: Translate): string | undefined {
  const parts = name.split('-')
  const locale = LOCALES.find(each => each === parts.at(-1))
  const labels = parts.flatMap((part, at) => {
    const label = t(`deskPages.field.${part}`)
    const row = parts[at + 1] ?? ''
    if (!hasText(label)) return []
    return /^\d+$/.test(row) ? `${label} ${Number(row) + 1}` : label
  })
  const label = labels.join(', ')
  if (!label) return undefined
  return locale ? t('deskPage.inLanguage', { label, language: t(`language.${locale}`) }) : label
}
