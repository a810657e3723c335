import { DOMParser, type Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { isLinkTarget } from '../../../shared/content/web-address.ts'
import { ownMarkup } from '../../trusted-types.ts'
import { schema } from './schema.ts'

/**
 * What is pasted or dropped, as the editor's own elements. It is read in a document without a window, where nothing runs
 * and nothing loads; ProseMirror would ask the page's default policy, which lets no markup through.
 */
export const pasteHtml = (): Plugin =>
  new Plugin({
    props: {
      handlePaste(view, event) {
        const slice = sliceOf(event.clipboardData)
        if (!slice || view.state.selection.$from.parent.type.spec.code) return false
        view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
        return true
      },
      handleDrop(view, event, _, isMoved) {
        const slice = isMoved ? null : sliceOf(event.dataTransfer)
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (!slice || !place) return false
        view.dispatch(view.state.tr.replaceRange(place.pos, place.pos, slice))
        return true
      },
    },
  })

/** The page's policy holds in that document too: of each style and handler that it refuses it would send a report. */
const withoutNoise = (html: string): string =>
  html.replace(/\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ' ')

function sliceOf(data: DataTransfer | null): Slice | null {
  const html = data?.getData('text/html')
  if (!html) return null
  const inert = document.implementation.createHTMLDocument('')
  inert.body.innerHTML = ownMarkup(withoutNoise(html))
  for (const each of inert.body.querySelectorAll('script, style, title, template')) each.remove()
  for (const link of inert.body.querySelectorAll('a[href]'))
    if (!isLinkTarget(link.getAttribute('href') ?? '')) link.removeAttribute('href')
  return DOMParser.fromSchema(schema).parseSlice(inert.body)
}
