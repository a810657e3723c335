import type { ReactNode } from 'react'
import { Button, LinkButton } from './button.tsx'
import { deskPage, wordsOf, type Status } from './document.tsx'
import type { Desk } from '../env.ts'
import { Form } from './form.tsx'

interface Question {
  /** As a question: 'Remove Kerkstraat 4?' */
  title: string
  /** What happens, and what does not. */
  text: ReactNode
  /** What the button says, a verb. */
  button: string
  /** Absent: the address of the question itself. */
  action?: string
  hidden?: Readonly<Record<string, string>>
  back: { href: string; label: string }
  /** Further fields, such as a reason. */
  fields?: ReactNode
  errors?: Readonly<Record<string, string>>
  isDangerous?: boolean
}

/** The page of its own that a dangerous act asks on, so that it asks without script too. */
export function confirmPage(
  c: Desk,
  { title, text, button, action, hidden, back, fields, errors, isDangerous = true }: Question,
  status: Status = 200,
): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(
    c,
    title,
    <Form t={t} {...(action && { action })} {...(hidden && { hidden })} {...(errors && { errors })}>
      <p>{text}</p>
      {fields}
      <div className="form-buttons">
        <Button kind={isDangerous ? 'danger' : 'primary'}>{button}</Button>
        <LinkButton href={back.href}>{t('deskPage.cancel')}</LinkButton>
      </div>
    </Form>,
    status,
    { back },
  )
}
