import { agencyRows, runDueTasks } from '../agency-object.ts'
import { applyD1Migrations, env } from 'cloudflare:test'
import type { EmailMessageBuilder } from '@cloudflare/workers-types/experimental'
import type { Bindings } from '../../../worker/env.ts'
import { aPage, aSite, anEstate, siteApi } from '../demo-api.ts'
import { openSite } from '../open-site.ts'

export interface Sent {
  to: string
  from: { name: string; email: string }
  subject: string
  html: string
  text: string
  replyTo?: string
  headers: Record<string, string>
  attachments?: unknown[]
}

/** An agency's site, and a mail binding that only remembers. */
export async function aMailingAgency(
  changes: Parameters<typeof aSite>[0] = {},
  bindings: Partial<Record<keyof Bindings, unknown>> = {},
  estates = [anEstate(1), anEstate(2)],
) {
  const { MIGRATIONS } = env as unknown as { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }
  await applyD1Migrations(env.DB, MIGRATIONS)
  const site = aSite(changes)
  const api = siteApi(site, estates)
  const contact = aPage(
    3,
    { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
    [{ id: 'form', type: 'contactForm' }],
    { role: 'contact' },
  )
  for (const [locale, url] of Object.entries(contact.url))
    api.answers.set(`GET /sites/${site.id}/pages/by-url/${locale}%2F${url}`, contact)
  const sent: Sent[] = []
  const all = {
    ...env,
    API: api,
    TOKEN_SECRET: 'test',
    RATE_LIMITS: 'on',
    EMAIL: {
      send: async (message: EmailMessageBuilder) => {
        sent.push(message as unknown as Sent)
        return { messageId: `m-${sent.length}` }
      },
    },
    ...bindings,
  } as unknown as Bindings
  const origin = `http://${site.hostnames[0]}`
  const { get } = openSite(all)
  const ask = (path: string, init?: RequestInit): Promise<Response> => get(origin + path, init)
  return {
    site,
    api,
    sent,
    origin,
    bindings: all,
    db: env.DB,
    get: ask,
    /** As a browser without script sends a form. */
    post: (
      path: string,
      fields: Record<string, string> | URLSearchParams,
      headers: Record<string, string> = {},
    ) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {
          Origin: origin,
          'Sec-Fetch-Site': 'same-origin',
          'CF-Connecting-IP': '192.0.2.1',
          ...headers,
        },
      }),
    /** As the page's script sends it. */
    postJson: (path: string, fields: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: {
          Origin: origin,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'CF-Connecting-IP': '192.0.2.1',
          ...headers,
        },
      }),
    /** How many rows the agency's own database has. */
    countStored: async (table: string, where = '1') =>
      (
        await agencyRows<{ n: number }>(
          site.id,
          `SELECT count(*) AS n FROM ${table} WHERE ${where}`,
        )
      )[0]?.n,
    /** Rows of the agency's own database. */
    stored: (sql: string) => agencyRows(site.id, sql),
    /** Runs what is due at the agency, with these bindings; the number of tasks. */
    runDue: (now = Date.now() + 1, others: Bindings = all) => runDueTasks(site.id, others, now),
  }
}
