import { textIn, textsOf } from '../schema-form/localized-values.ts'
import { formatDate } from '../../../shared/format.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { millis, type Seconds } from '../../../shared/time/units.ts'
import { pageHref } from '../../../shared/routes.ts'
import { listPages, type NamedPage } from '../content/pages.ts'
import { namesOf } from '../content/who.ts'
import type { Desk } from '../env.ts'
import { LinkButton } from '../page/button.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Empty, Notice, Tag } from '../page/notice.tsx'
import { Table } from '../page/table.tsx'
import { contentTabs } from './tabs.tsx'
import { wordOf, type Refusal } from '../../store/refusal.ts'

/** GET /desk/pages: every page with where it is and whether it is shown. */
export async function pagesPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const { defaultLocale } = c.var.site
  const [pages, nameOf] = await Promise.all([listPages(c), namesOf(c, t)])
  const sorted = pages.toSorted((a, b) => rank(a) - rank(b))
  const top = {
    tabs: contentTabs(t, 'pages'),
    actions: (
      <LinkButton href="/desk/pages-new" kind="primary" icon="plus">
        {t('deskPages.new')}
      </LinkButton>
    ),
  }
  const body =
    pages.length === 0 ? (
      <Empty title={t('deskPages.none')} />
    ) : (
      <Table
        caption={t('deskPages.title')}
        isCompact
        columns={[
          { title: t('deskPages.column.page') },
          { title: t('deskPages.column.state'), isPlain: true },
          { title: t('deskPages.column.addresses') },
          { title: t('deskPages.column.changed') },
        ]}
        rows={sorted.map(({ name, head, draft }) => ({
          id: name,
          cells: [
            <a key="page" href={`/desk/pages/${name}`}>
              {textIn(head.title, defaultLocale) || name}
            </a>,
            <StateTag key="state" state={stateOfHead({ head, draft })} t={t} />,
            textsOf(head.url)
              .map(([locale, url]) => pageHref(locale, url))
              .join('  '),
            draft
              ? t('deskPages.changedBy', {
                  name: nameOf(draft.by),
                  date: dayOf(draft.at),
                })
              : typeof head.updatedAt === 'number' && head.updatedAt > 0
                ? dayOf(head.updatedAt)
                : '–',
          ],
        }))}
      />
    )
  return deskPage(c, t('deskPages.title'), body, 200, top)
}

const dayOf = (at: Seconds): string => formatDate(toDay(millis(at))) ?? ''

/** The home page first, drafts last. */
const rank = ({ head }: NamedPage): number =>
  head.role === 'home' ? 0 : head.published === false ? 2 : 1

const stateOfHead = ({ head, draft }: Pick<NamedPage, 'head' | 'draft'>) =>
  head.published === false ? 'draft' : draft ? 'changed' : 'live'

const KINDS = { live: 'good', changed: 'warning', draft: 'plain' } as const

export const StateTag = ({
  state,
  t,
}: {
  state: keyof typeof KINDS
  t: ReturnType<typeof wordsOf>
}) => <Tag kind={KINDS[state]}>{t(`deskPages.state.${state}`)}</Tag>

/** Why nothing was written, where no field is to blame. */
export function RefusedNotice({ refusal, t }: { refusal: Refusal; t: ReturnType<typeof wordsOf> }) {
  const why = refusal.refused === 'invalid' ? 'conflict' : wordOf(refusal)
  return <Notice kind="error">{<p>{t(`deskPages.refused.${why}`)}</p>}</Notice>
}
