import type { Context } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { emailAddress } from '../../../shared/forms/email-address.ts'
import type { Translate } from '../../../shared/translator.ts'
import { agencyOf } from '../../agency/stub.ts'
import { eraseEverywhere } from '../../booking/erase-person.ts'
import { exportAtListingApi } from '../../booking/personal-data.ts'
import { siteById } from '../../site/find.ts'
import { workContext } from '../../site/hono-env.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { actingIn } from '../keys.ts'
import { knownSite } from '../known-site.ts'
import { readBody } from '../read-body.ts'
import { chosenSite, SiteField } from './chosen-site.tsx'
import { consolePage, consoleView } from './document.tsx'

const PERSON_REQUEST = v.object({
  act: v.picklist(['export', 'erase']),
  site: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
  email: v.string(),
})

/** GET /admin/persons: exports or erases what is stored about an e-mail address (GDPR 15, 17, 20). */
export async function persons(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  const chosen = await chosenSite(c)
  const { site } = chosen
  const done = c.req.query('done')
  return consolePage(
    c,
    t('admin.persons.title'),
    <>
      <p>{t('admin.persons.text')}</p>
      {(done === 'yes' || done === 'no') && (
        <p className="console-alert" role="status">
          {t(`admin.persons.${done}`)}
        </p>
      )}
      <SiteField t={t} chosen={chosen} />
      {site && (
        <>
          <PersonForm t={t} site={site.id}>
            <button type="submit" className="button" name="act" value="export">
              {t('admin.persons.export')}
            </button>
          </PersonForm>
          <h2>{t('admin.persons.erase')}</h2>
          <PersonForm t={t} site={site.id}>
            <label className="check">
              <input type="checkbox" required />
              <span>{t('admin.persons.sure')}</span>
            </label>
            <button type="submit" className="console-plain" name="act" value="erase">
              {t('admin.persons.erase')}
            </button>
          </PersonForm>
        </>
      )}
    </>,
  )
}

const PersonForm = ({
  t,
  site,
  children,
}: {
  t: Translate
  site: number
  children: ReactNode
}): ReactNode => (
  <form className="console-form" method="post" action="/admin/persons">
    <input type="hidden" name="site" value={site} />
    <label>
      {t('admin.column.email')}
      <input name="email" type="email" autoComplete="off" required />
    </label>
    {children}
  </form>
)

/** POST /admin/persons {act: 'export' | 'erase', site, email}. The audit log says that it was done, not for whom. */
export async function handlePersonRequest(c: Context<AdminEnv>): Promise<Response> {
  const { env } = c
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(PERSON_REQUEST, body)
  const email = parsed.success && emailAddress(parsed.output.email)
  if (!email)
    return isForm
      ? c.redirect('/admin/persons?done=no', 303)
      : c.json({ error: parsed.success ? 'not an address' : v.flatten(parsed.issues) }, 422)
  const { act, site: id } = parsed.output
  const site = (await knownSite(c, id)) && (await siteById(id, workContext(c)))
  if (!site)
    return isForm
      ? c.redirect('/admin/persons?done=no', 303)
      : c.json({ error: 'site not found' }, 404)
  await audit(c, `${act} person`, { site: id })
  if (act === 'export') {
    const [here, listing] = await Promise.all([
      agencyOf(env, id).persons.export(email),
      exportAtListingApi(env, id, email),
    ])
    return c.json({ ...here, listing }, 200, {
      'Content-Disposition': 'attachment; filename="person.json"',
    })
  }
  const rows = await eraseEverywhere({ env, site }, email, actingIn(c))
  return isForm ? c.redirect('/admin/persons?done=yes', 303) : c.json({ erased: rows })
}
