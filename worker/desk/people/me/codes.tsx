import type { ReactNode } from 'react'
import type { Translate } from '../../../../shared/translator.ts'
import { Submit } from '../../page/parts.tsx'

/** How many codes an owner has left, and new ones. */
export const Codes = ({ left, t }: { left: number; t: Translate }): ReactNode => (
  <section className="desk-card" aria-labelledby="codes">
    <h2 id="codes">{t('deskMe.codes.title')}</h2>
    <p>{t('deskMe.codes.text')}</p>
    <p>{left > 0 ? t('deskMe.codes.left', { count: left }) : t('deskMe.codes.none')}</p>
    <form method="post" action="/desk/me">
      <input type="hidden" name="act" value="codes" />
      <Submit>{t(left > 0 ? 'deskMe.codes.again' : 'deskMe.codes.make')}</Submit>
    </form>
  </section>
)

/** Shown this once: only their hashes are kept. */
export const NewCodes = ({ codes, t }: { codes: string[]; t: Translate }): ReactNode => (
  <section className="desk-card desk-card--marked" aria-labelledby="new-codes">
    <h2 id="new-codes">{t('deskMe.codes.newTitle')}</h2>
    <p>{t('deskMe.codes.once')}</p>
    <ol className="desk-codes">
      {codes.map(code => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  </section>
)
