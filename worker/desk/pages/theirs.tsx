import type { ReactNode } from 'react'
import { isRecord } from '../../../shared/is-record.ts'
import { numberText } from '../../../shared/typed-number.ts'
import { DEFAULT_LOCALE } from '../../../shared/locale.ts'
import { Facts } from '../page/lists.tsx'
import { Notice } from '../page/notice.tsx'
import { fieldText } from '../rich-text/read-field.ts'
import type { FormContext } from '../schema-form/form-context.ts'
import { groupOf, homeListOf } from '../schema-form/homes-field.ts'
import { labelOfName } from '../schema-form/label-of-name.ts'
import type { Leaf, Leaves } from '../schema-form/leaves.ts'
import { targetOf } from '../schema-form/link-field.ts'
import { plain } from '../schema-form/localized-values.ts'

/** What somebody else saved meanwhile where this form says something else, and no more (DESK-122). null: it is gone. */
export const Theirs = ({
  values,
  context,
}: {
  values: Leaves | null
  context: FormContext
}): ReactNode => {
  const { t } = context
  return (
    <Notice kind="warning" title={t('deskPages.theirs.title')}>
      <p>{t('deskPages.theirs.text')}</p>
      {values === null ? (
        <p>{t('deskPages.theirs.gone')}</p>
      ) : (
        <Facts
          facts={[...values].map(([name, leaf]) => [
            labelOfName(name, t) ?? '',
            wordsOfLeaf(leaf, context) || t('notEntered'),
          ])}
        />
      )}
    </Notice>
  )
}

/** A value as its field in the form shows it; '' for none. */
function wordsOfLeaf({ field, word, value }: Leaf, context: FormContext): string {
  const { t, selects, pages, locales, source } = context
  const optionWord = (each: unknown): string => t(`deskPages.option.${word}.${plain(each)}`)
  const select = selects[word]
  if (select) return select.find(each => each.value === plain(value))?.label ?? plain(value)
  switch (field.kind) {
    case 'text':
      return field.form === 'html' ? fieldText(plain(value)).markdown : plain(value)
    case 'number':
      return typeof value === 'number'
        ? numberText(value, locales[0] ?? DEFAULT_LOCALE)
        : plain(value)
    case 'flag':
      return t(value === true ? 'yes' : 'no')
    case 'choice':
      return plain(value) && optionWord(value)
    case 'choices':
      return Array.isArray(value) ? value.map(optionWord).join(', ') : ''
    case 'lines':
      return Array.isArray(value) ? value.map(plain).join(', ') : ''
    case 'asset':
      return isRecord(value) ? plain(value.asset) : ''
    case 'target': {
      const target = targetOf(value)
      if (target === 'url' && isRecord(value)) return plain(value.url)
      if (target.startsWith('route:')) return t(`deskPages.route.${target.slice('route:'.length)}`)
      return target && (pages.find(each => each.value === target)?.label ?? t('deskPages.asItIs'))
    }
    case 'homes': {
      const list = homeListOf(value, source)
      const group = groupOf(value)
      return [t(`deskPages.homes.${list || 'own'}`), group && t(`deskPages.homes.by.${group}`)]
        .filter(Boolean)
        .join(', ')
    }
    default:
      return ''
  }
}
