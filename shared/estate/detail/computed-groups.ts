import { formatDate } from '../../format.ts'
import { asbestosCertificate, certificateText } from '../legal/certificates.ts'
import { formatValue } from './field-value.ts'
import { langOf } from '../../locale.ts'
import { rowLangs, type GroupDefinition } from './detail-tab.ts'
import { at, listAt, textAt, textOf } from '../read.ts'

/** One row that names all items of a list: facilities, environments, rental options. */
export const namesGroup =
  (path: 'facilities' | 'environments' | 'rentalOptions'): GroupDefinition =>
  (estate, { t, locale }) => {
    const items = listAt(estate, path)
    const names = items.flatMap(item => textAt(item, 'name', locale) ?? [])
    const value = [...new Set(names)].join(', ')
    const langs = items.map(item => langOf(at(item, 'name'), locale).lang)
    const [lang] = langs
    return [
      {
        rows: value
          ? [
              {
                key: path,
                label: t(`group.${path}`),
                value,
                ...(lang && langs.every(each => each === lang) && { lang }),
              },
            ]
          : [],
      },
    ]
  }

/** Criteria of how the building is made, each with its value and comment. */
export const buildTechnicalsGroup: GroupDefinition = (estate, { t, locale }) => [
  {
    title: t('group.buildTechnicals'),
    rows: listAt(estate, 'buildTechnicals').flatMap((item, index) => {
      const label = textAt(item, 'criteria.name', locale)
      const stated = textAt(item, 'value.name', locale) ?? textAt(item, 'value', locale)
      const value = [stated, textAt(item, 'comment', locale)].filter(Boolean).join(', ')
      if (!label || !value) return []
      const named = at(item, 'value.name') ?? at(item, 'value') ?? at(item, 'comment')
      return [
        {
          key: `technical-${index}`,
          label,
          value,
          ...rowLangs(at(item, 'criteria.name'), named, locale),
        },
      ]
    }),
  },
]

/** Fields an agency made up: TEXT and BIGTEXT in the page's language, other types as date, yes or no, or plain (DETAIL-26). */
export const extraFieldsGroup: GroupDefinition = (estate, context) => [
  {
    title: context.t('group.extraFields'),
    rows: listAt(estate, 'extraFields').flatMap((item, index) => {
      const label = textAt(item, 'name', context.locale)
      const type = at(item, 'type')
      const isText = type === 'TEXT' || type === 'BIGTEXT'
      const plain = at(item, 'value')
      const value = isText
        ? (textAt(item, 'value_lang_string', context.locale) ?? textOf(plain, context.locale))
        : (formatDate(plain) ??
          (isYesOrNo(plain)
            ? formatValue(plain, { kind: 'flag' }, context)
            : textOf(plain, context.locale)))
      if (!label || !value) return []
      const written = isText ? at(item, 'value_lang_string') : null
      return [
        {
          key: `extra-${index}`,
          label,
          value,
          ...rowLangs(at(item, 'name'), written, context.locale),
        },
      ]
    }),
  },
]

const isYesOrNo = (value: unknown): boolean =>
  typeof value === 'boolean' || value === 'true' || value === 'false'

/** Certificates by their name, less the one that is a field. */
export const certificatesGroup: GroupDefinition = (estate, { t, locale }) => {
  const field = asbestosCertificate(estate)
  const rows = listAt(estate, 'certificates').flatMap((item, index) => {
    const label = textAt(item, 'type.name', locale)
    const value = certificateText(item, locale)
    if (item === field || !label || !value) return []
    return [
      {
        key: `certificate-${index}`,
        label,
        value,
        ...rowLangs(at(item, 'type.name'), at(item, 'value'), locale),
      },
    ]
  })
  return [{ title: t('group.certificates'), rows }]
}
