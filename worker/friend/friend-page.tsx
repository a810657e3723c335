import type { ReactNode } from 'react'
import { FriendForm } from '../../client/contact/friend-form.tsx'
import { detailHref } from '../../client/estate/card/detail-href.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { publicId, type Estate } from '../../shared/estate/estate.ts'
import { estateTitle } from '../../shared/estate/kind/head-title.ts'
import { href, pageHref } from '../../shared/routes.ts'
import type { HtmlPage } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import { formPage } from '../contact/contact-page.tsx'
import { FormIsland } from '../forms/form-island.tsx'
import { returnPath } from '../forms/receive.ts'

type Context = Pick<RequestContext, 'site' | 'locale' | 't'>

/** For the estate's page: its link to copy, to share and to mail. `path` is where the estate's page is. */
export function FriendBlock({
  context,
  estate,
  path,
  isSent,
}: {
  context: Context
  estate: Estate
  path?: string
  isSent?: boolean
}): ReactNode {
  const { site, locale, t } = context
  const own = path ?? detailHref(estate, locale)
  return (
    <FormIsland
      context={context}
      form="friend"
      component={FriendForm}
      served={{
        id: 'friend',
        estate: {
          id: publicId(estate),
          title: estateTitle(estate, locale, t),
          link: siteOrigin(site) + own,
        },
        returnTo: own,
        isSent,
        canMail: site.settings.captcha !== null,
      }}
    />
  )
}

/** The form by itself, for who sent it and has to send it again; it still has the link to copy and to mail. */
export function friendFormPage(context: RequestContext, failed: RejectedForm): HtmlPage {
  const { site, locale, t } = context
  const back = returnPath(failed.fields, locale) ?? pageHref(locale, '')
  const id = failed.fields.get('estate') ?? ''
  const link =
    siteOrigin(site) +
    (href('estate', locale, { estateId: id }) === '/'
      ? back
      : href('estate', locale, { estateId: id }))
  const title = t('friend.title')
  return formPage(
    context,
    failed,
    title,
    <FormIsland
      context={context}
      form="friend"
      component={FriendForm}
      served={{
        id: 'friend',
        estate: { id, title: site.name, link },
        returnTo: back,
        failed,
        canMail: site.settings.captcha !== null,
      }}
    />,
    back,
  )
}
