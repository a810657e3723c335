import { isRecord } from '../../../shared/is-record.ts'
import { wholeSeconds } from '../../../shared/time/units.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { dropDraft } from '../content/drafts.ts'
import { readVersion } from '../content/history.ts'
import { writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { wordsOf } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Notice } from '../page/notice.tsx'
import { readFields } from '../read-fields.ts'
import { errorText } from '../schema-form/form-errors.ts'
import { expiredPage } from '../sign-in/sign-in-link.tsx'
import { keepDraft, loadPage, type PageState } from './page-state.ts'
import { pageSheet } from './page-sheet.tsx'
import { withOrder } from './section-order.ts'
import { statusOf, wordOf, type Refusal } from '../../store/refusal.ts'

/** POST /desk/pages/{name}: one act on the page as a whole. */
export async function changePage(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const state = await loadPage(c)
  if (!state) return expiredPage(c)
  const act = fields.get('act') ?? ''
  const at = `/desk/pages/${state.name}`
  if (act === 'publish') {
    const tag = fields.get('tag') ?? ''
    return publishPage(c, session, state, { tag, over: fields.get('over'), at })
  }
  if (act === 'discard') {
    const outcome = await dropDraft(c, state.path, fields.get('tag') || undefined)
    return 'refused' in outcome ? refusedSheet(c, outcome) : done(c, at, 'pages.discarded')
  }
  if (act === 'hide') return hide(c, session, state)
  if (act === 'restore') return restore(c, session, state, Number(fields.get('version')))
  return reorder(c, session, state, fields)
}

async function reorder(
  c: Desk,
  session: OpenSession,
  state: PageState,
  fields: URLSearchParams,
): Promise<Response> {
  const [act, id] = ['up', 'down', 'remove', 'order'].flatMap(each =>
    fields.get(each) ? [each, fields.get(each) ?? ''] : [],
  )
  const page = act && id ? withOrder(state.page, { act, id }) : null
  if (!page) return refusedSheet(c, { refused: 'conflict' })
  const outcome = await keepDraft(c, session, state, page)
  if ('refused' in outcome) return refusedSheet(c, outcome)
  const place = act === 'remove' || act === 'order' ? '' : `#${id}`
  return done(c, `/desk/pages/${state.name}${place}`, 'pages.kept')
}

/** Writes the draft where what it was begun from is still there, or knowingly over what came between (DESK-122), and goes to `at`. */
export async function publishPage(
  c: Desk,
  session: OpenSession,
  { name, path, stored, draft, page }: PageState,
  { tag, over, at }: { tag: string; over: string | null; at: string },
): Promise<Response> {
  if (tag !== (draft?.tag ?? '')) return refusedSheet(c, { refused: 'conflict' })
  const isOver = over === stored.tag
  const outcome = await writePart(c, session, {
    path,
    content: { ...page, published: true, updatedAt: wholeSeconds(c.var.trace.startedAt) },
    tag: isOver ? stored.tag : draft?.basedOn || stored.tag,
    act: 'page published',
  })
  if ('refused' in outcome && outcome.refused === 'conflict' && draft && !isOver)
    return changedMeanwhile(c, name, draft.tag, stored.tag)
  if ('refused' in outcome) return refusedSheet(c, outcome)
  if (draft) await dropDraft(c, path, draft.tag)
  return done(c, at, 'pages.published')
}

/** Both are before the reader: the page as it is shown now, and the draft in the preview. */
function changedMeanwhile(c: Desk, name: string, tag: string, over: string): Promise<Response> {
  const t = wordsOf(c)
  const pathname = `/desk/pages/${name}`
  return pageSheet(
    c,
    <Notice kind="warning" title={t('deskPages.between.title')}>
      <p>{t('deskPages.between.text')}</p>
      <p>
        <a href={`${pathname}/history`}>{t('deskPages.between.see')}</a>
      </p>
      <form method="post" action={pathname}>
        <input type="hidden" name="tag" value={tag} />
        <input type="hidden" name="over" value={over} />
        <Button kind="quiet" name="act" value="publish">
          {t('deskPages.between.over')}
        </Button>
      </form>
    </Notice>,
    409,
  )
}

/** Takes a page off the site; it stays at the desk. The home page stays. */
async function hide(
  c: Desk,
  session: OpenSession,
  { name, path, stored }: PageState,
): Promise<Response> {
  if (!isRecord(stored.content) || stored.content.role === 'home')
    return refusedSheet(c, { refused: 'conflict' })
  const outcome = await writePart(c, session, {
    path,
    content: { ...stored.content, published: false },
    tag: stored.tag,
    act: 'page hidden',
  })
  return 'refused' in outcome
    ? refusedSheet(c, outcome)
    : done(c, `/desk/pages/${name}`, 'pages.hidden')
}

/** What the page was before a change becomes its draft: to be looked at, and published. */
async function restore(
  c: Desk,
  session: OpenSession,
  state: PageState,
  id: number,
): Promise<Response> {
  const version = await readVersion(c, state.path, id)
  if (!isRecord(version)) return expiredPage(c)
  const { stored } = state
  const published = isRecord(stored.content) ? stored.content.published : true
  const outcome = await keepDraft(c, session, state, { ...version, published })
  return 'refused' in outcome
    ? refusedSheet(c, outcome)
    : done(c, `/desk/pages/${state.name}`, 'pages.restored')
}

function refusedSheet(c: Desk, refusal: Refusal): Promise<Response> {
  const t = wordsOf(c)
  const text =
    refusal.refused === 'invalid'
      ? errorText(refusal.message ?? '', t)
      : t(`deskPages.refused.${wordOf(refusal)}`)
  return pageSheet(c, <Notice kind="error">{<p>{text}</p>}</Notice>, statusOf(refusal.refused))
}
