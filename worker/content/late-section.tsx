import type { ReactNode } from 'react'
import type { Section, SectionType } from '../../shared/content/section.ts'
import { pageHref } from '../../shared/routes.ts'
import { ApiError } from '../api/errors.ts'
import { wait } from '../cache/wait.ts'
import type { PageRequest } from '../page/result.ts'
import { SectionFrame } from '../sections/section-frame.tsx'
import type { SectionContext, SectionDefinition } from '../sections/section-kind.ts'

/** What a section shows: there, or still to come. */
export type SectionData = { data: unknown } | { late: Promise<unknown> }

/** Resolves once a page has waited for its searches; null where nobody waits for the page, which is whole then. */
export function whenLateFor({ env, trace }: PageRequest): WhenLate {
  let over: Promise<null> | undefined
  return trace.isRevalidation ? () => null : () => (over ??= wait(Number(env.SHELL_AFTER)))
}

/** Asked only where something may be late: most pages have nothing to wait for. */
export type WhenLate = () => Promise<null> | null

/**
 * What a section shows, or that it is late. One that failed by then fails the page, unless it stands for itself: then its
 * place says so, but in a page that is renewed behind visitors’ backs, where the one before is better (PAGE-84, PAGE-85).
 */
export async function inTime(
  { late }: SectionDefinition<SectionType>,
  loading: Promise<unknown>,
  { trace }: SectionContext,
  whenLate: WhenLate,
): Promise<SectionData> {
  if (!late) return { data: await loading }
  // Who shows it waits for it; a page that is not shown doesn't.
  loading.catch(() => undefined)
  const found = loading.then(data => ({ data }))
  const settled =
    late.standsAlone && !trace.isRevalidation
      ? found.catch(error => {
          if (error instanceof ApiError) return { late: loading }
          throw error
        })
      : found
  const over = whenLate()
  return over ? Promise.race([settled, over.then(() => ({ late: loading }))]) : settled
}

interface AgainProps {
  kind: SectionDefinition<SectionType>
  section: Section
  context: SectionContext
  index: number
}

/** What stands in the place of homes that could not be had: the same page, asked again. A list is not to be found without them (PAGE-84). */
export function AgainSection({ kind, section, context, index }: AgainProps): ReactNode {
  const { locale, page, query, t } = context
  return (
    <SectionFrame section={section} context={context} index={index}>
      {!kind.late?.standsAlone && <meta name="robots" content="noindex" />}
      <p className="section__more" role="status">
        {t('list.failed')}{' '}
        <a className="button button--link" href={pageHref(locale, page.url[locale] ?? '', query)}>
          {t('list.again')}
        </a>
      </p>
    </SectionFrame>
  )
}
