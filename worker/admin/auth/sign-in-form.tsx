import type { Context } from 'hono'
import { consolePage, consoleView } from '../console/document.tsx'
import { FOCUSED } from '../../forms/focused.ts'
import type { AdminEnv } from '../env.ts'
import { NOTHING_WAITS, type Waiting } from './waiting-form.tsx'

const MESSAGE_KEYS = { 401: null, 403: 'admin.token.foreign', 429: 'admin.token.tooMany' } as const

/** Asks a browser for the token; what it wanted waits in the form (ADMIN-142). */
export function signInForm(
  c: Context<AdminEnv>,
  status: keyof typeof MESSAGE_KEYS,
  { wrong = false, waiting = NOTHING_WAITS }: { wrong?: boolean; waiting?: Waiting } = {},
): Promise<Response> {
  const { t } = consoleView(c)
  const key = wrong && status === 401 ? 'admin.token.wrong' : MESSAGE_KEYS[status]
  return consolePage(
    c,
    t('admin.token.title'),
    <form className="console-form" method="post" action="/admin/session">
      {key && (
        <p className="console-alert" role="alert">
          {t(key)}
        </p>
      )}
      {waiting.fields && <p className="console-whole">{t('admin.token.waiting')}</p>}
      <input type="hidden" name="to" value={waiting.to} />
      <input type="hidden" name="fields" value={waiting.fields} />
      <label>
        {t('admin.token.label')}
        <input name="token" type="password" autoComplete="current-password" required {...FOCUSED} />
      </label>
      <button type="submit" className="button">
        {t('admin.token.enter')}
      </button>
    </form>,
    status,
  )
}
