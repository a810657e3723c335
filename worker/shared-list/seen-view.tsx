import type { ReactNode } from 'react'
import { FieldError } from '../../client/controls/field-error.tsx'
import { Icon } from '../../client/controls/icon.tsx'
import { useView } from '../../client/view.tsx'
import { formatDayInWords } from '../../shared/time/format-time.ts'
import type { HomeProps } from './home-props.ts'

/** When they saw it together, or will: a day, which all see. */
export function Seen({ home, action, problem, today }: HomeProps): ReactNode {
  const { t } = useView()
  const wrong = problem?.field === 'day' ? problem : null
  const day = home.seen
  return (
    <>
      {day && (
        <p className="shared__seen">
          <Icon name="calendar" />
          {t(day <= today ? 'shared.seen' : 'shared.willSee', { day: formatDayInWords(day, t) })}
        </p>
      )}
      {action && (
        <details className="shared__when" open={wrong !== null}>
          <summary>{t(day ? 'shared.otherDay' : 'shared.when')}</summary>
          <form method="post" action={action} className="shared__row">
            <input type="hidden" name="act" value="seen" />
            <input type="hidden" name="home" value={home.id} />
            <label className="field">
              <span className="field__label">{t('shared.day')}</span>
              <input
                className="control"
                type="date"
                name="day"
                id={`day-${home.id}`}
                defaultValue={wrong?.fields.get('day') ?? day ?? ''}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={`day-${home.id}-error`}
              />
              <FieldError id={`day-${home.id}-error`} error={wrong && t(wrong.message)} />
            </label>
            <button className="button button--quiet button--small" type="submit">
              {t('shared.save')}
            </button>
          </form>
        </details>
      )}
    </>
  )
}
