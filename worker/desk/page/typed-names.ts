/** Names the fields of its form that are typed, a blank between two. */
const TYPED = '_typed'

/** Kinds of inputs in which nobody types, and what is nobody's to show. */
const UNTYPED = /^(?:hidden|checkbox|radio|submit|button|image|reset|file|password)$/
const SECRET = /one-time-code|password/

/** A page of which every form says what is typed in it: a form that is sent back does not tell that from what the page gave it. */
export function withTypedNames(page: Response): Response {
  let names: string[] = []
  return new HTMLRewriter()
    .on('form[method=post]:not([enctype])', {
      element: form => {
        names = []
        form.onEndTag(end => {
          const own = `<input type="hidden" name="${TYPED}" value="${names.join(' ')}"/>`
          end.before(own, { html: true })
        })
      },
    })
    .on('form[method=post] input[name], form[method=post] textarea[name]', {
      element: control => {
        const isTyped =
          !UNTYPED.test(control.getAttribute('type') ?? '') &&
          !SECRET.test(control.getAttribute('autocomplete') ?? '')
        const name = control.getAttribute('name') ?? ''
        if (isTyped && /^[\w.-]+$/.test(name)) names.push(name)
      },
    })
    .transform(page)
}

/** Of a form that does not say: what the desk's forms send along, and what is written as no person writes. */
const SENT_ALONG =
  /^(?:act|form|from|id|key|menu|opened|order|over|reply|row|seen|shown|sure|tag|today|version)$|(?:^|-)_|_as$/
const MACHINE = /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|[\da-f]{32,}|[[{].*[\]}]|on)$/is

/** The texts that somebody typed in a form, by their names; none that was left empty. */
export function typedIn(fields: URLSearchParams): [string, string][] {
  const names = fields.get(TYPED)?.split(' ')
  return [...fields].filter(([name, value]) => {
    if (value.trim() === '') return false
    return names ? names.includes(name) : !SENT_ALONG.test(name) && !MACHINE.test(value.trim())
  })
}
