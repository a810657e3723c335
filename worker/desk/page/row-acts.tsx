import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from './button.tsx'

/** What can be done with a row of a list that has an order: the form around it is sent with up, down or remove. */
export const RowActs = ({
  id,
  title,
  isFirst,
  isLast,
  t,
}: {
  id: string
  /** Of the row, for who hears the buttons. */
  title: string
  isFirst: boolean
  isLast: boolean
  t: Translate
}): ReactNode => (
  <span className="desk-order__acts">
    {!isFirst && (
      <Button kind="quiet" isSmall icon="arrow-up" name="up" value={id} of={title}>
        {t('deskPages.up')}
      </Button>
    )}
    {!isLast && (
      <Button kind="quiet" isSmall icon="arrow-down" name="down" value={id} of={title}>
        {t('deskPages.down')}
      </Button>
    )}
    <Button kind="quiet" isSmall icon="close" name="remove" value={id} of={title}>
      {t('deskPages.remove')}
    </Button>
  </span>
)
