import { Select } from '../page/choices.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Pager, SearchBox } from '../page/lists.tsx'
import { Empty, Notice, Tag } from '../page/notice.tsx'
import type { Desk } from '../env.ts'
import { isElsewhere } from '../content/ask-content.ts'
import { readOwnWords } from './own-words.ts'
import { isPlace, PLACES } from './places.ts'
import { findTexts } from './texts.ts'

const ON_PAGE = 30

/** GET /desk/words: the product's texts, found by what they say or where they stand (DESK-162). */
export async function wordsPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const { site } = c.var
  const own = await readOwnWords(c)
  const words = (c.req.query('q') ?? '').slice(0, 100)
  const at = c.req.query('at')
  const place = isPlace(at) ? at : null
  const onlyOwn = at === 'own'
  const found = findTexts(localesOf(c), own, { words, place, onlyOwn })
  const pages = Math.max(1, Math.ceil(found.length / ON_PAGE))
  const page = Math.min(pages, Math.max(1, Number(c.req.query('page')) || 1))
  const query = (more: Record<string, string>): string =>
    `/desk/words?${new URLSearchParams({ ...(words && { q: words }), ...(at && { at }), ...more })}`
  const body = (
    <>
      {isElsewhere(c) && <Notice title={t('deskWords.elsewhere')} />}
      <SearchBox action="/desk/words" label={t('deskWords.search')} value={words} t={t}>
        <Select
          label={t('deskWords.where')}
          name="at"
          chosen={place ?? (onlyOwn ? 'own' : '')}
          none={t('deskWords.everywhere')}
          options={[
            { value: 'own', label: t('deskWords.onlyOwn') },
            ...Object.keys(PLACES).map(value => ({ value, label: t(`deskWords.place.${value}`) })),
          ]}
        />
      </SearchBox>
      {found.length === 0 ? (
        <Empty title={t(onlyOwn ? 'deskWords.noneOwn' : 'deskWords.none')} />
      ) : (
        <>
          <p className="words-count">{t('deskWords.count', { count: found.length })}</p>
          <ul className="words-list">
            {found.slice((page - 1) * ON_PAGE, page * ON_PAGE).map(({ key, text, ...each }) => (
              <li key={key}>
                <a href={`/desk/words/${key}`} lang={site.defaultLocale}>
                  {text}
                </a>
                {each.isOwn && <Tag kind="good">{t('deskWords.own')}</Tag>}
                {each.isLocked && <Tag>{t('deskWords.locked')}</Tag>}
              </li>
            ))}
          </ul>
          <Pager page={page} pages={pages} href={number => query({ page: String(number) })} t={t} />
        </>
      )}
    </>
  )
  return deskPage(c, t('deskWords.title'), body, 200, { intro: t('deskWords.intro') })
}

/** The site's languages, its first one first. */
export const localesOf = ({ var: { site } }: Desk): Desk['var']['site']['locales'] => [
  site.defaultLocale,
  ...site.locales.filter(locale => locale !== site.defaultLocale),
]
