import { wholeSeconds } from '../../../shared/time/units.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { writePart } from '../content/parts.ts'
import { listPages } from '../content/pages.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { confirmPage } from '../page/confirm.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { LanguageFields } from '../page/languages.tsx'
import { readFields } from '../read-fields.ts'
import { errorText, type FormErrors } from '../schema-form/form-errors.ts'
import { readLocalized } from '../schema-form/read-text.ts'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { localesOf } from './load-context.ts'
import { textIn, textsOf } from '../schema-form/localized-values.ts'
import { isNeeded, loadPage, pathOfPage } from './page-state.ts'
import { pageSheet } from './page-sheet.tsx'
import { RefusedNotice } from './pages-list.tsx'
import { free, slugOf } from './free-address.ts'
import { statusOf, type Refusal } from '../../store/refusal.ts'

interface Shown {
  values?: Record<string, string>
  errors?: FormErrors
  refused?: Refusal
}

/** GET /desk/pages-new */
export function newPage(
  c: Desk,
  { values = {}, errors = {}, refused }: Shown = {},
  status: Status = 200,
): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(
    c,
    t('deskPages.new'),
    <>
      {refused && <RefusedNotice refusal={refused} t={t} />}
      <Form errors={errors} t={t} wide>
        <LanguageFields
          label={t('deskPages.field.title')}
          name="title"
          locales={localesOf(c)}
          values={values}
          errors={errors}
          hint={t('deskPages.hint.newPage')}
          t={t}
        />
        <FormButtons>
          <Button>{t('deskPages.make')}</Button>
        </FormButtons>
      </Form>
    </>,
    status,
    { back: { href: '/desk/pages', label: t('deskPages.title') } },
  )
}

/** POST /desk/pages-new: a page that nobody sees before it is published, its addresses made of its titles. */
export async function makePage(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const fields = await readFields(c.req.raw)
  const values = Object.fromEntries(fields)
  const title = readLocalized(fields, 'title', undefined, true)
  const texts = textsOf(title)
  const [first] = texts
  if (!first) {
    const name = `title-${c.var.site.defaultLocale}`
    return newPage(c, { values, errors: { [name]: t('deskPages.error.language') } }, 422)
  }
  const pages = await listPages(c)
  const name = free(slugOf(textIn(title, c.var.site.defaultLocale)), name =>
    pages.every(page => page.name !== name),
  )
  const url = Object.fromEntries(
    texts.map(([locale, text]) => [
      locale,
      free(slugOf(text), path => pages.every(({ head }) => !hasAddress(head.url, locale, path))),
    ]),
  )
  const outcome = await writePart(c, session, {
    path: pathOfPage(name),
    content: {
      url,
      title,
      description: title,
      role: 'content',
      published: false,
      updatedAt: wholeSeconds(c.var.trace.startedAt),
      sections: [],
    },
    tag: null,
    act: 'page made',
  })
  if (!('refused' in outcome)) return done(c, `/desk/pages/${name}`, 'pages.made')
  if (outcome.refused !== 'invalid')
    return newPage(c, { values, refused: outcome }, statusOf(outcome.refused))
  const { field: path = '', message = '' } = outcome
  const field = path.startsWith('url.') ? `title-${path.slice(4)}` : 'title'
  return newPage(c, { values, errors: { [field]: errorText(message, t) } }, 422)
}

/** POST /desk/pages/{name}/copy: the same page under further addresses, not shown yet. */
export async function copyPage(c: Desk, session: OpenSession): Promise<Response> {
  const state = await loadPage(c)
  if (!state) return expiredPage(c)
  const pages = await listPages(c)
  const name = free(state.name, each => pages.every(page => page.name !== each))
  const url = Object.fromEntries(
    textsOf(state.page.url).map(([locale, path]) => [
      locale,
      free(path || 'start', each => pages.every(({ head }) => !hasAddress(head.url, locale, each))),
    ]),
  )
  const { id: _, ...page } = state.page
  const role = page.role === 'listing' ? 'listing' : 'content'
  const outcome = await writePart(c, session, {
    path: pathOfPage(name),
    content: { ...page, url, role, published: false },
    tag: null,
    act: 'page copied',
  })
  if (!('refused' in outcome)) return done(c, `/desk/pages/${name}`, 'pages.copied')
  const notice = <RefusedNotice refusal={outcome} t={wordsOf(c)} />
  return pageSheet(c, notice, statusOf(outcome.refused))
}

/** GET /desk/pages/{name}/remove */
export async function askRemoval(c: Desk): Promise<Response> {
  const state = await loadPage(c)
  if (!state || isNeeded(state.page.role)) return expiredPage(c)
  const t = wordsOf(c)
  const title = textIn(state.page.title, c.var.site.defaultLocale) || state.name
  return confirmPage(c, {
    title: t('deskPages.removal.title', { title }),
    text: t('deskPages.removal.text'),
    button: t('deskPages.removal.button'),
    hidden: { tag: state.stored.tag },
    back: { href: `/desk/pages/${state.name}`, label: title },
  })
}

/** POST /desk/pages/{name}/remove */
export async function removePage(c: Desk, session: OpenSession): Promise<Response> {
  const state = await loadPage(c)
  if (!state || isNeeded(state.page.role)) return expiredPage(c)
  const fields = await readFields(c.req.raw)
  const outcome = await writePart(c, session, {
    path: state.path,
    content: null,
    tag: fields.get('tag') ?? '""',
    act: 'page removed',
  })
  if (!('refused' in outcome)) return done(c, '/desk/pages', 'pages.removed')
  const notice = <RefusedNotice refusal={outcome} t={wordsOf(c)} />
  return pageSheet(c, notice, statusOf(outcome.refused))
}

const hasAddress = (url: unknown, locale: string, path: string): boolean =>
  textsOf(url).some(([own, text]) => own === locale && text === path)
