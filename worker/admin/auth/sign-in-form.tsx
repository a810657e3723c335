import type { Context } from 'hono'
import { consolePage, consoleView } from '../console/document.tsx'
import type { AdminEnv } from '../env.ts'

const MESSAGE_KEYS = { 401: null, 403: 'admin.token.foreign', 429: 'admin.token.tooMany' } as const

/** Asks a browser for the token. */
export function signInForm(
  c: Context<AdminEnv>,
  status: keyof typeof MESSAGE_KEYS,
  wrong = false,
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
      <label>
        {t('admin.token.label')}
        <input name="token" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" className="button">
        {t('admin.token.enter')}
      </button>
    </form>,
    status,
  )
}
