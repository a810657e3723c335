import type { ReactNode } from 'react'
import { FriendForm } from '../../client/contact/friend-form.tsx'
import { detailHref } from '../../client/estate/card/detail-href.ts'
import { publicId, type Estate } from '../../shared/estate/estate.ts'
import { mentionedTitle } from '../../shared/estate/kind/head-title.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { FormIsland } from '../forms/form-island.tsx'
import { formPage } from '../forms/form-page.tsx'
import { returnPath } from '../forms/receive.ts'
import type { HtmlPage } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'

interface Props {
  context: Pick<RequestContext, 'site' | 'locale' | 't'>
  estate: Estate
  /** Of the estate's page, where that is not its usual one. */
  path?: string
  isSent?: boolean
}

/** For the estate's page: its link to copy, to share and to mail to a friend. */
export function FriendBlock({
  context,
  estate,
  path = detailHref(estate, context.locale),
  isSent,
}: Props): ReactNode {
  const { site, locale, t } = context
  return (
    <FormIsland
      context={context}
      form="friend"
      component={FriendForm}
      served={{
        id: 'friend',
        estate: {
          id: publicId(estate),
          title: mentionedTitle(estate, locale, t),
          link: siteOrigin(site) + path,
        },
        returnTo: path,
        isSent,
        canMail: site.settings.captcha !== null,
      }}
    />
  )
}

/** The rejected form with everything the visitor wrote; it still has the link to copy and to mail. */
export function rejectedFriendPage(context: RequestContext, rejected: RejectedForm): HtmlPage {
  const { site, locale, t } = context
  const back = returnPath(rejected.fields, locale) ?? pageHref(locale, '')
  const id = rejected.fields.get('estate') ?? ''
  const path = href('estate', locale, { estateId: id })
  const form = (
    <FormIsland
      context={context}
      form="friend"
      component={FriendForm}
      served={{
        id: 'friend',
        // An id that fits no address gives '/': then the link is that of the page it came from.
        estate: { id, title: site.name, link: siteOrigin(site) + (path === '/' ? back : path) },
        returnTo: back,
        failed: rejected,
        canMail: site.settings.captcha !== null,
      }}
    />
  )
  return formPage(context, rejected, t('friend.title'), form, back)
}
