import { env } from 'cloudflare:test'
import { tableFromText } from '../../worker/versions/table-text.ts'
import { agency, runDueTasks } from './agency-object.ts'
import type { Bindings } from '../../worker/env.ts'
import { aSite, anEstate, siteApi } from './demo-api.ts'
import { openSite } from './open-site.ts'

export const TOKEN = 'a-token-of-the-tests'

/** One agency and a holder of the token. */
export async function createOperator(
  bindings: Partial<Record<keyof Bindings, unknown>> = {},
  changes: Parameters<typeof aSite>[0] = {},
) {
  const site = aSite(changes)
  const api = siteApi(
    site,
    Array.from({ length: 4 }, (_, index) => anEstate(index + 1)),
  )
  const all = {
    ...env,
    API: api,
    ADMIN_TOKEN: TOKEN,
    TOKEN_SECRET: 'test',
    CHANGES_SECRET: 'a-secret',
    ...bindings,
  } as unknown as Bindings
  const { get, onPurge } = openSite(all)
  const origin = `http://${site.hostnames[0]}`
  const ask = (path: string, init?: RequestInit): Promise<Response> => get(origin + path, init)
  return {
    site,
    api,
    /** What has ever changed of the site, by its store. */
    changed: async () =>
      Object.keys(tableFromText(await agency(site.id).versions.current()).scopes).sort(),
    /** Runs what the agency's store has to do by now. */
    runTasks: () => runDueTasks(site.id, all as never, Date.now()),
    origin,
    ask,
    /** At another of its hostnames. */
    at: (address: string) => get(address),
    bindings: all,
    onPurge,
    text: async (path: string) => (await ask(path)).text(),
    purge: (scope: unknown, headers: Record<string, string> = {}) =>
      ask('/admin/purge', {
        method: 'POST',
        body: JSON.stringify(scope),
        headers: {
          Authorization: `Bearer ${TOKEN}`,
          'Content-Type': 'application/json',
          ...headers,
        },
      }),
    /** Gives the site's home page another title. */
    retitle: (title: string) => {
      const key = `GET /sites/${site.id}/pages/by-url/nl`
      api.answers.set(key, {
        ...(api.answers.get(key) as object),
        sections: [{ id: 'title', type: 'sectionTitle', title: { nl: title } }],
      })
    },
    reprice: (id: number, value: number) => {
      const key = `GET /sites/${site.id}/estates/v2/${id}`
      api.answers.set(key, anEstate(id, { price: { value } }))
    },
  }
}
