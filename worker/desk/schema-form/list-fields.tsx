import type { ReactNode } from 'react'
import { Button } from '../page/button.tsx'
import { FieldSet } from '../page/form.tsx'
import type { FormContext } from './form-context.ts'

interface Props {
  name: string
  word: string
  value: unknown
  context: FormContext
  /** The fields of an item, by the name that they begin with. */
  fieldsOf: (place: string, item: unknown) => ReactNode
}

/** Items with buttons that send the form, which comes back with everything typed and the list changed. */
export function ListFields({ name, word, value, context, fieldsOf }: Props): ReactNode {
  const { t } = context
  const items: unknown[] = Array.isArray(value) ? value : []
  return (
    <FieldSet title={t(`deskPages.field.${word}`)}>
      <ol className="desk-items">
        {items.map((each, at) => {
          const place = `${name}-${at}`
          const of = t('deskPages.item', { number: at + 1 })
          return (
            <li key={place} className="desk-items__item">
              <input type="hidden" name={`${place}-_was`} value={at} />
              {fieldsOf(place, each)}
              <p className="desk-items__acts">
                {at > 0 && (
                  <Button kind="quiet" isSmall name="_do" value={`up-${place}`} of={of}>
                    {t('deskPages.up')}
                  </Button>
                )}
                {at < items.length - 1 && (
                  <Button kind="quiet" isSmall name="_do" value={`down-${place}`} of={of}>
                    {t('deskPages.down')}
                  </Button>
                )}
                <Button kind="quiet" isSmall name="_do" value={`remove-${place}`} of={of}>
                  {t('deskPages.remove')}
                </Button>
              </p>
            </li>
          )
        })}
      </ol>
      <p>
        <Button kind="quiet" isSmall name="_do" value={`add-${name}`}>
          {t('deskPages.add')}
        </Button>
      </p>
    </FieldSet>
  )
}
