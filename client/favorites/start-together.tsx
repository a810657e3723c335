import type { ReactNode } from 'react'
import { writePublicIds } from '../../shared/estate/public-ids.ts'
import { href } from '../../shared/routes.ts'
import { useView } from '../view.tsx'

/** Two or more homes can be seen on one day, and a list to share be made of them. */
export function StartTogether({ ids }: { ids: readonly string[] }): ReactNode {
  const { t, locale } = useView()
  return (
    <>
      {ids.length > 1 && <StartAfternoon ids={ids} />}
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
    </>
  )
}

/** Leads to the free times of these homes, joined into routes (AFTERNOON-1). */
export function StartAfternoon({ ids }: { ids: readonly string[] }): ReactNode {
  const { t, locale } = useView()
  const query = new URLSearchParams({ ids: writePublicIds(ids) })
  return (
    <section className="favorites__share">
      <h2>{t('agenda.round.plan')}</h2>
      <p>{t('agenda.round.planText')}</p>
      <p>
        <a className="button" href={href('afternoon', locale, {}, query)} rel="nofollow">
          {t('agenda.round.find')}
        </a>
      </p>
    </section>
  )
}
