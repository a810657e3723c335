import type { EditorView } from 'prosemirror-view'
import { isLinkTarget } from '../../../shared/content/web-address.ts'
import { createButtons, createField, openDialog } from './dialog.ts'
import { linkAt } from './marks.ts'
import { schema } from './schema.ts'
import type { Say } from './words.ts'

/** Asks where the chosen words lead (DESK-155). */
export function askForLink(view: EditorView, say: Say): void {
  const { from, to, href } = linkAt(view.state)
  const { link } = schema.marks
  const { element, input, refuse } = createField(say('address'))
  input.value = href
  input.inputMode = 'url'
  const close = (): void => {
    dialog.close()
    view.focus()
  }
  const apply = (): void => {
    const address = withScheme(input.value.trim())
    if (!isLinkTarget(address)) return refuse(say('badAddress'))
    const change = view.state.tr
    if (from === to) change.insertText(address, from)
    const end = Math.max(to, change.mapping.map(to))
    change.removeMark(from, end, link).addMark(from, end, link.create({ href: address }))
    view.dispatch(change)
    close()
  }
  const remove = (): void => {
    view.dispatch(view.state.tr.removeMark(from, to, link))
    close()
  }
  const dialog = openDialog(
    say('link'),
    element,
    createButtons([say('apply'), apply], href ? [say('unlink'), remove] : null, [
      say('cancel'),
      close,
    ]),
  )
}

/** 'www.agency.be' and 'an@agency.be' as people write them. */
function withScheme(address: string): string {
  if (/^www\.\S+$/i.test(address)) return `https://${address}`
  return /^[^\s@/:]+@[^\s@/:]+$/.test(address) ? `mailto:${address}` : address
}
