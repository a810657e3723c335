import type { ReactNode } from 'react'
import { assetHref } from '../../../client/view.tsx'
import { isRecord } from '../../../shared/is-record.ts'
import { LanguageFields } from '../page/languages.tsx'
import { FieldSet } from '../page/form.tsx'
import type { FormContext } from './form-context.ts'
import { localizedValues, plain } from './localized-values.ts'

interface Props {
  name: string
  label: string
  value: unknown
  isOptional: boolean
  context: FormContext
}

/** A picture of the agency's, chosen by looking; what it shows in words. */
export function PictureFields({ name, label, value, isOptional, context }: Props): ReactNode {
  const { t, pictures, errors, locales } = context
  const before = isRecord(value) ? value : {}
  const chosen = plain(before.asset)
  const others = pictures.filter(picture => picture.name !== chosen)
  const shown = chosen ? [{ name: chosen, hash: plain(before.hash) }, ...others] : others
  const error = errors[name] ?? errors[`${name}-asset`]
  return (
    <FieldSet title={label}>
      {error && (
        <p className="field__error" id={name} tabIndex={-1}>
          {error}
        </p>
      )}
      <div className="desk-pictures" role="radiogroup" aria-label={label}>
        {isOptional && (
          <label className="desk-pictures__choice">
            <input type="radio" name={`${name}-asset`} value="" defaultChecked={chosen === ''} />
            <span>{t('deskPages.noPicture')}</span>
          </label>
        )}
        {shown.map(picture => (
          <label className="desk-pictures__choice" key={picture.name}>
            <input
              type="radio"
              name={`${name}-asset`}
              value={picture.name}
              defaultChecked={picture.name === chosen}
            />
            <img
              src={assetHref(picture.name, picture.hash || null, 360)}
              alt={picture.name}
              loading="lazy"
              width="120"
              height="80"
            />
          </label>
        ))}
      </div>
      <LanguageFields
        label={t('deskPages.field.alt')}
        name={`${name}-alt`}
        locales={locales}
        values={localizedValues(`${name}-alt`, before.alt)}
        errors={errors}
        hint={t('deskPages.hint.alt')}
        t={t}
      />
    </FieldSet>
  )
}
