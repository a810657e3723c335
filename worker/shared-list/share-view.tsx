import type { ReactNode } from 'react'
import { href } from '../../shared/routes.ts'
import { QrCode } from '../page/qr-code.tsx'
import { siteOrigin } from '../site/parse.ts'
import type { RequestContext } from '../site/request-context.ts'
import type { Opened } from './name.ts'
import type { Problem } from './problem.ts'

type Words = Pick<RequestContext, 't'>

/** A home by the address of its page, or with script those that are saved. */
export function AddForm({
  action,
  problem,
  t,
}: Words & { action: string; problem: Problem | null }): ReactNode {
  const typed = problem?.fields.get('act') === 'add' ? problem.fields.get('ids') : null
  return (
    <section className="shared__add">
      <h2>{t('shared.addTitle')}</h2>
      <form method="post" action={action} className="shared__row">
        <input type="hidden" name="act" value="add" />
        <label className="field">
          <span className="field__label">{t('shared.addLabel')}</span>
          <input
            className="control"
            id="add-ids"
            name="ids"
            required
            maxLength={2000}
            autoComplete="off"
            defaultValue={typed ?? ''}
          />
        </label>
        <button className="button button--quiet" type="submit" id="add">
          {t('shared.add')}
        </button>
      </form>
      <form method="post" action={action} data-shared-favorites hidden>
        <input type="hidden" name="act" value="add" />
        <input type="hidden" name="ids" />
        <button className="button button--link" type="submit" id="add-favorites">
          {t('shared.addFavorites')}
        </button>
      </form>
    </section>
  )
}

/** The link to take part, and one that only shows; with a code for who stands beside. */
export function Share({
  context: { t, locale, site },
  token,
  opened,
}: {
  context: RequestContext
  token: string
  opened: Opened
}): ReactNode {
  const addressOf = (link: string): string =>
    siteOrigin(site) + href('sharedList', locale, { token: link })
  const address = addressOf(token)
  return (
    <section className="favorites__share">
      <h2>{t(opened.mayAct ? 'shared.link' : 'shared.readTitle')}</h2>
      <p>{t(opened.mayAct ? 'shared.linkText' : 'shared.readText')}</p>
      <p>
        <a href={address} data-share={t('favorites.copied')}>
          {address}
        </a>
      </p>
      <QrCode text={address} label={t('favorites.qr')} />
      {opened.mayAct && (
        <p>
          {t('shared.readText')}{' '}
          <a href={addressOf(opened.reading)} data-share={t('favorites.copied')}>
            {t('shared.readLink')}
          </a>
        </p>
      )}
    </section>
  )
}

/** One act for all, behind a word that says so. */
export const EndForm = ({ action, t }: Words & { action: string }): ReactNode => (
  <details className="shared__end">
    <summary>{t('shared.endTitle')}</summary>
    <form method="post" action={action}>
      <p>{t('shared.endText')}</p>
      <button className="button" type="submit" name="act" value="end">
        {t('shared.end')}
      </button>
    </form>
  </details>
)
