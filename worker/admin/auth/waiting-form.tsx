import type { Context } from 'hono'
import { isSameOrigin } from '../../http/same-origin.ts'
import { consolePage, consoleView } from '../console/document.tsx'
import { FactList } from '../console/parts.tsx'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'

/** What somebody wanted who has to sign in first. */
export interface Waiting {
  /** Path and query below /admin. */
  to: string
  /** Fields of the form that was sent, as a query; '': a page was asked for. */
  fields: string
}

export const NOTHING_WAITS: Waiting = { to: '/admin', fields: '' }

/** Carried by a hidden field, encoded once more, which three times as long still fits in a body. */
const MAX_FIELDS = 16_000

/** A form of another site is not kept: whoever signs in would send it as their own. */
export async function whatWaits(c: Context<AdminEnv>): Promise<Waiting> {
  const { pathname, search } = new URL(c.req.url)
  if (['GET', 'HEAD'].includes(c.req.method))
    return { to: addressHere(pathname + search), fields: '' }
  if (c.req.method !== 'POST' || !isSameOrigin(c.req.raw)) return NOTHING_WAITS
  const { text, isForm } = await readBody(c.req.raw)
  const isSmall = isForm && text.length <= MAX_FIELDS
  return isSmall ? { to: addressHere(pathname), fields: text } : NOTHING_WAITS
}

/** An address of the console, or its first page for any other: nothing leads away from it (ADMIN-142). */
export function addressHere(address: string): string {
  const base = 'https://console.invalid'
  if (!URL.canParse(address, base)) return NOTHING_WAITS.to
  const { origin, pathname, search } = new URL(address, base)
  const isHere = origin === base && /^\/admin(?:\/(?!session\b)|$)/.test(pathname)
  return isHere ? pathname + search : NOTHING_WAITS.to
}

/** After signing in: the form as it was, to send or to leave. */
export function waitingFormPage(c: Context<AdminEnv>, { to, fields }: Waiting): Promise<Response> {
  const { t } = consoleView(c)
  const sent = [...new URLSearchParams(fields)]
  return consolePage(
    c,
    t('admin.waiting.title'),
    <>
      <p className="console-alert" role="status">
        {t('admin.waiting.note')}
      </p>
      <FactList facts={sent.filter(([, value]) => value.trim() !== '')} />
      <form className="console-form" method="post" action={to}>
        {sent.map(([name, value], index) => (
          <textarea key={index} hidden readOnly name={name} defaultValue={value} />
        ))}
        <button type="submit" className="button">
          {t('admin.waiting.send')}
        </button>
        <a href="/admin">{t('admin.waiting.leave')}</a>
      </form>
    </>,
  )
}
