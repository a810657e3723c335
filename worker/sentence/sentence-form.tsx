import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { useView } from '../../client/view.tsx'
import { href } from '../../shared/routes.ts'
import { MAX_SENTENCE } from '../../shared/search/sentence/tokens.ts'

/** The one field, a plain GET form to its own page (SENTENCE-15). */
export function SentenceForm({ id, value }: { id: string; value?: string }): ReactNode {
  const { locale, t } = useView()
  return (
    <search aria-label={t('sentence.title')}>
      <form className="sentence" method="get" action={href('sentence', locale)}>
        <label className="sentence__label" htmlFor={id}>
          {t('sentence.label')}
        </label>
        <span className="sentence__line">
          <input
            className="sentence__input"
            id={id}
            type="search"
            name="q"
            maxLength={MAX_SENTENCE}
            placeholder={t('sentence.placeholder')}
            defaultValue={value}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <button className="button sentence__submit" type="submit">
            <Icon name="search" />
            <span className="sentence__word">{t('sentence.submit')}</span>
          </button>
        </span>
      </form>
    </search>
  )
}
