import { DESK_COOKIES } from '../../shared/privacy/desk-cookies.ts'
import { typedFields, fillIn, type TypedField } from './typed-fields.ts'

/** What was typed in a form that was sent, until it is known to have arrived. */
interface Unsent {
  id: string
  /** The form: where it is sent, what it does, and which one of those it is. */
  form: string
  /** Whose it is: nobody else is offered it. */
  member: string
  /** Where the form stands. */
  page: string
  at: number
  isSending: boolean
  fields: TypedField[]
}

const KEY = 'desk-unsent'
const LIFE = DESK_COOKIES['desk-sending']
const COOKIE = `${location.protocol === 'https:' ? '__Host-' : ''}desk-sending`

/**
 * Keeps what is typed in a form when it is sent, and offers it again where it never arrived (DESK-213). A cookie goes along
 * that the desk takes away when it has the form, so that a failure is known however the page was left. Only behind the door:
 * codes are typed before it, and passwords are never kept.
 */
export function keepUnsent(): void {
  const { member } = document.body.dataset
  if (member === undefined) return
  settle(member)
  document.addEventListener('submit', event => onSubmit(event, member), { capture: true })
  offer()
}

const read = (): Unsent[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function write(stored: readonly Unsent[]): void {
  try {
    if (stored.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // A browser that keeps nothing: the form is sent as ever.
  }
}

const setCookie = (id: string, life: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${COOKIE}=${id}; path=/; samesite=strict; max-age=${Math.floor(life / 1000)}${secure}`
}

/** What was being sent has arrived, unless its cookie is still there. */
function settle(member: string): void {
  const left = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1]
  const stored = read().filter(
    each =>
      each.member === member &&
      each.at > Date.now() - LIFE &&
      (!each.isSending || each.id === left),
  )
  write(stored.map(each => ({ ...each, isSending: false })))
  if (left !== undefined) setCookie('', 0)
}

/** A form that is sent again after it was found that there is a connection. */
let passing: HTMLFormElement | null = null

function onSubmit(event: SubmitEvent, member: string): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
  const action = addressOf(form)
  if (action.pathname === '/desk/out') return write([])
  const fields = typedFields(form)
  const others = read().filter(each => each.form !== nameOf(form))
  if (fields.length === 0) return write(others)
  const isKnown = navigator.onLine || form === passing
  const unsent: Unsent = {
    id: crypto.randomUUID(),
    form: nameOf(form),
    member,
    page: location.pathname + location.search,
    at: Date.now(),
    isSending: isKnown,
    fields,
  }
  write([...others, unsent])
  passing = null
  if (isKnown) return setCookie(unsent.id, LIFE)
  event.preventDefault()
  event.stopImmediatePropagation()
  void sendWhenConnected(form, event.submitter)
}

/** A browser without a network may still reach the desk; if it does not, the page with the text stays. */
async function sendWhenConnected(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const isReached = await fetch('/desk/here').then(
    () => true,
    () => false,
  )
  if (!isReached) return void show(form, 'offline')
  passing = form
  form.requestSubmit(button)
}

const addressOf = (form: HTMLFormElement): URL => {
  const address = new URL(form.getAttribute('action') ?? '', location.href)
  for (const passing of ['done', 'open', 'template']) address.searchParams.delete(passing)
  return address
}

function nameOf(form: HTMLFormElement): string {
  const base = (each: HTMLFormElement): string => {
    const { pathname, search } = addressOf(each)
    const act = each.querySelector<HTMLInputElement>('input[type=hidden][name=act]')?.value ?? ''
    return `${pathname}${search} ${act}`
  }
  const same = [...document.forms].filter(each => base(each) === base(form))
  return `${base(form)} ${same.indexOf(form)}`
}

/** At its form where that is on the page, else at the top with the way there. */
function offer(): void {
  const stored = read()
  const forms = new Map([...document.forms].map(form => [nameOf(form), form]))
  for (const unsent of stored) {
    const form = forms.get(unsent.form)
    if (form) offerAt(form, unsent)
  }
  const elsewhere = stored.find(({ form }) => !forms.has(form))
  const top = document.querySelector<HTMLElement>('.desk-top')
  if (!elsewhere || !top) return
  const notice = show(top, 'elsewhere')
  notice?.querySelector('a')?.setAttribute('href', elsewhere.page)
  onDrop(notice, elsewhere)
}

function offerAt(form: HTMLFormElement, unsent: Unsent): void {
  if (typedFields(form, unsent.fields).length === 0) return
  const notice = show(form, 'here')
  notice?.querySelector('[data-fill-in]')?.addEventListener('click', () => {
    notice.remove()
    void fillIn(form, unsent.fields)
  })
  onDrop(notice, unsent)
}

const onDrop = (notice: HTMLElement | null, { id }: Unsent): void =>
  notice?.querySelector('[data-drop]')?.addEventListener('click', () => {
    notice.remove()
    write(read().filter(each => each.id !== id))
  })

/** One of the page's three notices about unsent forms: above a form, or at the top of the page. */
function show(at: HTMLElement, which: 'here' | 'elsewhere' | 'offline'): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-unsent="${which}"]`)
  const notice = template?.content.firstElementChild?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return null
  document.querySelector(`[data-shown-unsent="${which}"]`)?.remove()
  notice.dataset['shownUnsent'] = which
  notice.setAttribute('role', 'alert')
  at.parentNode?.insertBefore(notice, at instanceof HTMLFormElement ? at : at.nextSibling)
  notice.scrollIntoView({ block: 'nearest' })
  return notice
}
