import type { Locale } from '../../../shared/locale.ts'
import { isLockedWord } from '../../../shared/site/locked-words.ts'
import { MAX_WORD, placeholders, wordProblem } from '../../../shared/site/own-word.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { renewAll } from '../../public-api/changed.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Notice } from '../page/notice.tsx'
import { TextArea } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'
import { readOwnWords, saveOwnWord } from './own-words.ts'
import { productTexts } from './texts.ts'
import { localesOf } from './words-page.tsx'
import { statusOf, wordOf } from '../../store/refusal.ts'

type Fields = Partial<Record<Locale, string>>

interface Shown {
  /** What was typed; absent: what is stored. */
  typed?: Fields
  errors?: Record<string, string>
  /** What somebody else wrote in the meantime. */
  theirs?: Fields
  status?: Status
}

const isKnown = (c: Desk, key: string): boolean => productTexts(c.var.site.defaultLocale).has(key)

/** GET /desk/words/{key}: one text in the languages of the site, the product's beside the agency's. */
export async function wordPage(c: Desk, { typed, errors = {}, theirs, status = 200 }: Shown = {}) {
  const t = wordsOf(c)
  const key = c.req.param('key') ?? ''
  if (!isKnown(c, key)) return notFound(c)
  const own = await readOwnWords(c)
  const locales = localesOf(c)
  const marks = placeholders(productTexts(c.var.site.defaultLocale).get(key) ?? '')
  const back = { href: '/desk/words', label: t('deskWords.title') }
  if (isLockedWord(key))
    return deskPage(
      c,
      t('deskWords.one'),
      <>
        <Notice title={t('deskWords.problem.locked')} />
        {locales.map(locale => (
          <p key={locale} lang={locale}>
            {productTexts(locale).get(key)}
          </p>
        ))}
      </>,
      status,
      { back },
    )
  const body = (
    <>
      {theirs && (
        <Notice kind="error" title={t('deskWords.conflict')}>
          {locales.map(locale => (
            <p key={locale} lang={locale}>
              {theirs[locale] ?? productTexts(locale).get(key)}
            </p>
          ))}
        </Notice>
      )}
      <Form
        errors={errors}
        hidden={Object.fromEntries(locales.map(each => [`was-${each}`, own[each]?.[key] ?? '']))}
        isGuarded
        t={t}
      >
        {marks.length > 0 && (
          <p className="field__hint">{t('deskWords.marks', { marks: marks.join(' ') })}</p>
        )}
        {locales.map(locale => (
          <TextArea
            key={locale}
            label={t(`language.${locale}`)}
            name={`own-${locale}`}
            hint={
              <>
                {t('deskWords.product')} <q lang={locale}>{productTexts(locale).get(key)}</q>
              </>
            }
            error={errors[`own-${locale}`]}
            lang={locale}
            rows={2}
            maxLength={MAX_WORD}
            defaultValue={typed?.[locale] ?? own[locale]?.[key] ?? ''}
          />
        ))}
        <p className="field__hint">{t('deskWords.emptyHint')}</p>
        <FormButtons>
          <Button>{t('deskWords.save')}</Button>
          {locales.some(locale => own[locale]?.[key] !== undefined) && (
            <Button kind="quiet" name="act" value="reset">
              {t('deskWords.reset')}
            </Button>
          )}
        </FormButtons>
      </Form>
    </>
  )
  return deskPage(c, t('deskWords.one'), body, status, { back })
}

/** POST /desk/words/{key}: the agency's own wording, in all languages of the site or in none (DESK-160, DESK-161). */
export async function saveWord(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const key = c.req.param('key') ?? ''
  if (!isKnown(c, key)) return notFound(c)
  const fields = await readFields(c.req.raw)
  const isReset = fields.get('act') === 'reset'
  const locales = localesOf(c)
  const typed: Fields = {}
  const errors: Record<string, string> = {}
  for (const locale of locales) {
    const text = (fields.get(`own-${locale}`) ?? '').replaceAll('\r\n', '\n').trim()
    typed[locale] = isReset ? '' : text
    const product = productTexts(locale).get(key)
    const problem = typed[locale] === '' ? null : wordProblem(key, text, product)
    const marks = placeholders(product ?? '').join(' ') || t('deskWords.noMarks')
    if (problem) errors[`own-${locale}`] = t(`deskWords.problem.${problem}`, { marks })
  }
  if (isLockedWord(key)) return wordPage(c, { status: 422 })
  if (Object.keys(errors).length > 0) return wordPage(c, { typed, errors, status: 422 })
  const before = await readOwnWords(c)
  const isOther = (locale: Locale): boolean =>
    (fields.get(`was-${locale}`) ?? '').replaceAll('\r\n', '\n') !== (before[locale]?.[key] ?? '')
  if (locales.some(isOther)) {
    const theirs = Object.fromEntries(locales.map(locale => [locale, before[locale]?.[key]]))
    return wordPage(c, { typed, theirs, status: 409 })
  }
  const sent = locales.map(locale => {
    const text = typed[locale] ?? ''
    return { locale, own: text === '' || text === productTexts(locale).get(key) ? null : text }
  })
  // All of it may be written by an attempt that was never answered.
  if (sent.every(({ locale, own }) => (before[locale]?.[key] ?? null) === own))
    await renewAll(c, c.var.site.id)
  for (const { locale, own } of sent) {
    const refusal = await saveOwnWord(c, session, { locale, key, own })
    if (refusal)
      return wordPage(c, {
        typed,
        errors: { [`own-${locale}`]: t(`deskWords.refused.${wordOf(refusal)}`) },
        status: statusOf(refusal.refused),
      })
  }
  return done(c, `/desk/words/${key}`, 'saved')
}

function notFound(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(c, t('deskWords.one'), <Notice title={t('deskWords.problem.unknown')} />, 404, {
    back: { href: '/desk/words', label: t('deskWords.title') },
  })
}
