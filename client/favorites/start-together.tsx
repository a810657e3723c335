import type { ReactNode } from 'react'
import { writePublicIds } from '../../shared/estate/public-ids.ts'
import { href } from '../../shared/routes.ts'
import { useView } from '../view.tsx'

/** Makes a list to share of these homes. */
export function StartTogether({ ids }: { ids: readonly string[] }): ReactNode {
  const { t, locale } = useView()
  return (
    <section className="favorites__share">
      <h2>{t('shared.title')}</h2>
      <p>{t('shared.startText')}</p>
      <form method="post" action={href('ajax', locale, { call: 'shared-list' })}>
        <input type="hidden" name="ids" value={writePublicIds(ids)} />
        <button className="button" type="submit">
          {t('shared.start')}
        </button>
      </form>
    </section>
  )
}
