import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { Desk } from '../env.ts'
import { readFields } from '../read-fields.ts'
import { Submit } from './parts.tsx'
import { deskPage, wordsOf } from './document.tsx'
import { Notice, Panel } from './notice.tsx'
import { typedIn } from './typed-names.ts'

/**
 * For a form that was sent by somebody who is not signed in, or not lately enough: it waits in this tab while one signs in
 * in another, and is then sent as it was (DESK-27). null: nothing was typed that could be lost.
 */
export async function unsentFormPage(
  c: Desk,
  { message, status }: { message: string; status: 401 | 403 },
): Promise<Response | null> {
  const fields = await sentFields(c)
  if (!fields) return null
  const t = wordsOf(c)
  const { pathname, search } = new URL(c.req.url)
  return deskPage(
    c,
    t('deskPage.kept.title'),
    <>
      <Notice kind="warning">
        <p>{t(message)}</p>
      </Notice>
      <ol className="steps">
        <li>
          <p>
            <a
              className="button button--primary"
              href="/desk/sign-in"
              target="_blank"
              rel="noopener"
            >
              {t('deskPage.kept.signIn')}
            </a>
          </p>
        </li>
        <li>
          <form method="post" action={pathname + search}>
            {[...fields].map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <p>{t('deskPage.kept.then')}</p>
            <Submit>{t('deskPage.kept.send')}</Submit>
          </form>
        </li>
      </ol>
      <TypedText fields={fields} t={t} />
    </>,
    status,
  )
}

/** What was typed, to be copied; nothing where nothing was. */
export const TypedText = ({ fields, t }: { fields: URLSearchParams; t: Translate }): ReactNode => {
  const texts = typedIn(fields)
  if (texts.length === 0) return null
  return (
    <Panel title={t('deskPage.kept.yours')}>
      {texts.map(([name, value], index) => (
        <textarea
          key={index}
          className="control"
          readOnly
          rows={Math.min(8, Math.ceil(value.length / 60))}
          aria-label={name}
          defaultValue={value}
        />
      ))}
    </Panel>
  )
}

/** Of a form that acts, with something in it. */
export async function sentFields(c: Desk): Promise<URLSearchParams | null> {
  if (c.req.method !== 'POST') return null
  const fields = await readFields(c.req.raw)
  return fields.size > 0 ? fields : null
}
