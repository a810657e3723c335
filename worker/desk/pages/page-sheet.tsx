import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { SECTION_TYPES } from '../../../shared/content/section.ts'
import { formatDateTime } from '../../../shared/time/format-time.ts'
import { isElsewhere } from '../content/ask-content.ts'
import { namesOf } from '../content/who.ts'
import type { Desk } from '../env.ts'
import { Button, LinkButton } from '../page/button.tsx'
import { RowActs } from '../page/row-acts.tsx'
import { Select } from '../page/choices.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Empty, Panel } from '../page/notice.tsx'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { plain, textIn } from '../schema-form/localized-values.ts'
import {
  isNeeded,
  loadPage,
  sectionsOf,
  stateOf,
  type Content,
  type PageState,
} from './page-state.ts'
import { StateTag } from './pages-list.tsx'
import { PreviewFrame, previewsOf } from './preview-frame.tsx'

/** GET /desk/pages/{name}: its sections from top to bottom, and beside them how it will look. */
export async function pageSheet(
  c: Desk,
  notice?: ReactNode,
  status: Status = 200,
): Promise<Response> {
  const state = await loadPage(c)
  if (!state) return expiredPage(c)
  const t = wordsOf(c)
  const [previews, nameOf] = await Promise.all([previewsOf(c, state), namesOf(c, t)])
  const { name, draft } = state
  const shown = stateOf(state)
  return deskPage(
    c,
    textIn(state.page.title, c.var.site.defaultLocale) || name,
    <div className="desk-sheet">
      <div className="desk-sheet__parts">
        {notice}
        {draft && (
          <p className="desk-sheet__draft">
            {t('deskPages.draftBy', {
              name: nameOf(draft.by),
              date: formatDateTime(draft.at, t),
            })}
          </p>
        )}
        {!isElsewhere(c) && <PublishForms state={state} t={t} />}
        <Panel title={t('deskPages.sections')}>
          <SectionList state={state} c={c} t={t} />
          <AddSection name={name} t={t} />
        </Panel>
      </div>
      <PreviewFrame c={c} previews={previews} />
    </div>,
    status,
    {
      back: { href: '/desk/pages', label: t('deskPages.title') },
      tag: <StateTag state={shown} t={t} />,
      actions: (
        <>
          <LinkButton isSmall href={`/desk/pages/${name}/settings`}>
            {t('deskPages.settings')}
          </LinkButton>
          <LinkButton isSmall href={`/desk/pages/${name}/history`}>
            {t('deskPages.history')}
          </LinkButton>
        </>
      ),
    },
  )
}

const PublishForms = ({
  state: { name, draft, stored, page },
  t,
}: {
  state: PageState
  t: Translate
}): ReactNode => {
  const state = stateOf({ stored, draft })
  const isOpen = state === 'live' && page.role !== 'home'
  return (
    <form method="post" action={`/desk/pages/${name}`} className="desk-sheet__publish">
      <input type="hidden" name="tag" value={draft?.tag ?? ''} />
      {state !== 'live' && (
        <Button name="act" value="publish">
          {t('deskPages.publish')}
        </Button>
      )}
      {draft && (
        <Button kind="quiet" isSmall name="act" value="discard">
          {t('deskPages.discard')}
        </Button>
      )}
      {isOpen && (
        <Button kind="quiet" isSmall name="act" value="hide">
          {t('deskPages.hide')}
        </Button>
      )}
      <Button kind="quiet" isSmall formAction={`/desk/pages/${name}/copy`}>
        {t('deskPages.copy')}
      </Button>
      {!isNeeded(page.role) && (
        <LinkButton isSmall href={`/desk/pages/${name}/remove`}>
          {t('deskPages.removal.button')}
        </LinkButton>
      )}
    </form>
  )
}

/** The sections in their order; buttons always, dragging where there is a pointer (WCAG 2.5.7). */
const SectionList = ({
  state: { name, page },
  c,
  t,
}: {
  state: PageState
  c: Desk
  t: Translate
}): ReactNode => {
  const sections = sectionsOf(page)
  if (sections.length === 0) return <Empty title={t('deskPages.noSections')} />
  return (
    <form method="post" action={`/desk/pages/${name}`}>
      <input type="hidden" name="order" value="" />
      <ol className="desk-order" data-desk="order" data-handle={t('deskPages.drag')}>
        {sections.map((section, at) => {
          const id = plain(section.id)
          const title = summaryOf(section, c)
          return (
            <li key={id} id={id} className="desk-order__item" data-id={id}>
              <a className="desk-order__link" href={`/desk/pages/${name}/section/${id}`}>
                <span className="desk-order__type">
                  {t(`deskPages.type.${plain(section.type)}`)}
                </span>
                {title && <span className="desk-order__title">{title}</span>}
              </a>
              <RowActs
                id={id}
                title={title}
                isFirst={at === 0}
                isLast={at === sections.length - 1}
                t={t}
              />
            </li>
          )
        })}
      </ol>
    </form>
  )
}

const AddSection = ({ name, t }: { name: string; t: Translate }): ReactNode => (
  <form method="get" action={`/desk/pages/${name}/section`} className="desk-sheet__add">
    <Select
      name="type"
      label={t('deskPages.addSection')}
      options={SECTION_TYPES.map(type => ({ value: type, label: t(`deskPages.type.${type}`) }))}
      chosen="htmlText"
    />
    <Button kind="quiet" icon="plus">
      {t('deskPages.add')}
    </Button>
  </form>
)

const MOST_LETTERS = 90

/** What a section says first, in the desk's language. */
export function summaryOf(section: Content, c: Desk): string {
  const { defaultLocale } = c.var.site
  const text =
    textIn(section.title, defaultLocale) ||
    textIn(section.text, defaultLocale) ||
    textIn(section.html, defaultLocale).replace(/<[^<>]*>/g, ' ')
  const plainText = text.replace(/\s+/g, ' ').trim()
  return plainText.length > MOST_LETTERS ? `${plainText.slice(0, MOST_LETTERS)}…` : plainText
}
