import type { ReactNode } from 'react'
import { FieldError } from '../../client/controls/field-error.tsx'
import { useView } from '../../client/view.tsx'
import { MAX_NOTE } from '../../shared/shared-list/list.ts'
import type { NamedHomeProps } from './home-props.ts'
import { NoteText, Seat } from './seat.tsx'

/** What they wrote about a home, and a field to write more. */
export function Notes({ home, action, seat, problem, title }: NamedHomeProps): ReactNode {
  const { t } = useView()
  const wrong = problem?.field === 'text' ? problem : null
  return (
    <>
      {home.notes.length > 0 && (
        <ul className="shared__notes">
          {home.notes.map(note => (
            <li key={note.id}>
              <Seat seat={note.seat} /> <NoteText text={note.text} />
              {action && note.seat === seat && (
                <form method="post" action={action}>
                  <input type="hidden" name="act" value="unnote" />
                  <input type="hidden" name="home" value={home.id} />
                  <button className="button button--link" type="submit" name="note" value={note.id}>
                    {t('shared.unnote')}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {action && (
        <form method="post" action={action} className="shared__note">
          <input type="hidden" name="act" value="note" />
          <input type="hidden" name="home" value={home.id} />
          <label className="field">
            <span className="field__label">
              {t('shared.note')}
              <span className="visually-hidden"> {title}</span>
            </span>
            <textarea
              className="control"
              name="text"
              id={`note-${home.id}`}
              rows={2}
              required
              maxLength={MAX_NOTE}
              defaultValue={wrong?.fields.get('text') ?? ''}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={`note-${home.id}-error`}
            />
            <FieldError id={`note-${home.id}-error`} error={wrong && t(wrong.message)} />
          </label>
          <button
            className="button button--quiet button--small"
            type="submit"
            id={`say-${home.id}`}
          >
            {t('shared.say')}
          </button>
        </form>
      )}
    </>
  )
}
