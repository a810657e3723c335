import type { Relaxation } from '../../../shared/search/relaxation.ts'
import { href } from '../../../shared/routes.ts'
import { useView } from '../../view.tsx'
import { useResponse } from '../search/use-response.ts'

/** What to let go of when nothing was found, as a link to what is found then. */
export function RelaxationSuggestion({
  relaxation,
  path,
}: {
  relaxation: Relaxation
  path: string
}) {
  const { t } = useView()
  const { wider } = relaxation
  const text = t('suggest.found', {
    count: relaxation.count,
    filter: t(`suggest.keys.${relaxation.key}`),
  })
  return (
    <p className="empty-list__suggestion">
      {t('suggest.title')}{' '}
      <a href={relaxation.query ? `${path}?${relaxation.query}` : path}>{text}</a>
      {wider && (
        <>
          <br />
          <a href={`${path}?${wider.query}`}>
            {t('suggest.wider', { count: wider.count, km: wider.km })}
          </a>
        </>
      )}
    </p>
  )
}

/** The same for a list that was found empty on the page. */
export function LoadedRelaxation({
  list,
  params,
  path,
}: {
  list: string
  params: string
  path: string
}) {
  const { locale } = useView()
  const call = href(
    'ajax',
    locale,
    { call: 'suggest-drop' },
    new URLSearchParams(`list=${encodeURIComponent(list)}&${params}`),
  )
  const found = useResponse<Relaxation | null>(call)
  const relaxation = found?.of === call ? found.value : null
  return relaxation && <RelaxationSuggestion relaxation={relaxation} path={path} />
}
