import { Children, isValidElement, type ReactNode } from 'react'
import { LOCALES } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'

/** What was typed and what is wrong with it, by the field's name: a form that was refused comes back with both. */
export interface Filled {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** For a text field of that name: `<Field label=… {...at('title')} />`. */
export const fieldsOf =
  ({ values, errors }: Filled) =>
  (name: string): { name: string; defaultValue: string; error: string | undefined } => ({
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
  })

/** What a field is called by its name; undefined: what is said of it needs no name. */
type LabelOf = (name: string) => string | undefined

/** Says at the top what is wrong with which field, each a link to it (DESK-211); it has the focus when the page opens. */
export const ErrorSummary = ({
  errors,
  labelOf,
  t,
}: {
  errors: Readonly<Record<string, string>>
  labelOf?: LabelOf | undefined
  t: Translate
}): ReactNode => {
  const found = Object.entries(errors)
  if (found.length === 0) return null
  return (
    <div className="notice notice--error" role="alert" tabIndex={-1} data-desk="errors">
      <p className="notice__title">{t('deskPage.errors', { count: found.length })}</p>
      <ul>
        {found.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`}>{lineOf(labelOf?.(name), message, t)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const lineOf = (label: string | undefined, message: string, t: Translate): string =>
  label ? t('deskPage.errorOf', { label, message }) : message

interface Labelled {
  label?: unknown
  name?: unknown
  children?: ReactNode
}

/** What fields are called that stand in a form as they are, not within a component of its own. */
function labelsIn(children: ReactNode, t: Translate): LabelOf {
  const labels = new Map<string, string>()
  const collect = (nodes: ReactNode): void => {
    for (const node of Children.toArray(nodes)) {
      if (!isValidElement<Labelled>(node)) continue
      const { label, name } = node.props
      if (typeof label === 'string' && typeof name === 'string') labels.set(name, label)
      collect(node.props.children)
    }
  }
  collect(children)
  return name => {
    const locale = LOCALES.find(each => name.endsWith(`-${each}`))
    const label = labels.get(name) ?? labels.get(name.replace(/-\w\w$/, ''))
    return label && locale && !labels.has(name)
      ? t('deskPage.inLanguage', { label, language: t(`language.${locale}`) })
      : label
  }
}

/**
 * A form that posts. `errors` are told at its top, with what `labelOf` calls their field, else by the labels of the fields in it, `hidden` goes along unseen, `hasFiles` sends files too. `wide`: as wide as the
 * page, for forms in columns. What is typed in it is guarded against leaving by mistake (client/desk/unsaved.ts) with `isGuarded`.
 */
export const Form = ({
  action,
  errors = {},
  labelOf,
  hidden = {},
  hasFiles = false,
  wide = false,
  isGuarded = false,
  id,
  t,
  children,
}: {
  /** Absent: the page's own address. */
  action?: string
  errors?: Readonly<Record<string, string>>
  labelOf?: LabelOf
  hidden?: Readonly<Record<string, string>>
  hasFiles?: boolean
  wide?: boolean
  isGuarded?: boolean
  id?: string
  t: Translate
  children: ReactNode
}): ReactNode => (
  <form
    className={wide ? 'form form--wide' : 'form'}
    method="post"
    action={action}
    id={id}
    encType={hasFiles ? 'multipart/form-data' : undefined}
    data-desk={isGuarded ? 'unsaved' : undefined}
  >
    <ErrorSummary errors={errors} labelOf={labelOf ?? labelsIn(children, t)} t={t} />
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)

/** A group of fields with a title; `columns`: beside each other where there is room. */
export const FieldSet = ({
  title,
  hint,
  columns = false,
  children,
}: {
  title: ReactNode
  hint?: ReactNode
  columns?: boolean
  children: ReactNode
}): ReactNode => (
  <fieldset className="fieldset">
    <legend className="fieldset__title">{title}</legend>
    {hint && <p className="field__hint">{hint}</p>}
    <div className={columns ? 'fieldset__fields fieldset__fields--columns' : 'fieldset__fields'}>
      {children}
    </div>
  </fieldset>
)

/** The buttons of a form; `isSticky`: they stay in sight while a long form scrolls. */
export const FormButtons = ({
  isSticky = false,
  children,
}: {
  isSticky?: boolean
  children: ReactNode
}): ReactNode => (
  <div className={isSticky ? 'form-buttons form-buttons--sticky' : 'form-buttons'}>{children}</div>
)
