import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'
import { MAX_TEXT, type TextProblem } from './check-html.ts'
import type { FieldText } from './read-field.ts'

/** What the editor's own controls say, 'deskText.editor.{name}'. */
const WORDS = [
  'tools',
  'bold',
  'italic',
  'link',
  'heading',
  'subheading',
  'list',
  'numbers',
  'quote',
  'picture',
  'undo',
  'redo',
  'address',
  'apply',
  'unlink',
  'cancel',
  'badAddress',
  'choose',
  'search',
  'alt',
  'altHint',
  'altMissing',
  'insert',
  'noPictures',
  'failed',
] as const

interface Props {
  /** Of the form's field; `{name}_as` is posted beside it. */
  name: string
  label: string
  text: FieldText
  /** The language it is written in. */
  lang: Locale
  /** Level of the heading that the text stands under: 1 the page's, 2 a section's. */
  above?: number
  problem?: TextProblem | null
  t: Translate
}

/** A field of formatted text: a textarea of Markdown, which the desk's script replaces by an editor. */
export function RichText({ name, label, text, lang, above = 1, problem, t }: Props): ReactNode {
  const words = Object.fromEntries(WORDS.map(word => [word, t(`deskText.editor.${word}`)]))
  const described = [`${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div
      className="field rich-text"
      data-desk="rich-text"
      data-above={above}
      data-words={JSON.stringify(words)}
    >
      <label className="field__label" id={`${name}-label`} htmlFor={name}>
        {label}
      </label>
      {problem && (
        <p className="field__error" id={`${name}-error`}>
          {t(`deskText.problem.${problem.name}`, { what: problem.what })}
        </p>
      )}
      <textarea
        className="control"
        id={name}
        name={name}
        lang={lang}
        rows={10}
        maxLength={MAX_TEXT}
        defaultValue={text.markdown}
        aria-describedby={described}
        {...(problem && { 'aria-invalid': true })}
      />
      <input type="hidden" name={`${name}_as`} defaultValue="markdown" />
      <p className="field__hint" id={`${name}-hint`}>
        {t('deskText.hint')} <a href="/desk/pictures">{t('deskText.pictures')}</a>
      </p>
      <template dangerouslySetInnerHTML={{ __html: text.html }} />
    </div>
  )
}
