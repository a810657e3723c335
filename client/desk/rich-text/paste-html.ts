import { DOMParser, type Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { OwnNode } from './pasted/read-pasted.ts'
import { schema } from './schema.ts'

/** Its parser is fetched when somebody begins to write, and waited for when something is pasted. */
const reader = () => import('./pasted/read-pasted.ts')

/**
 * What is pasted or dropped, as the editor's own elements. ProseMirror would ask the page's default policy to make elements
 * of it, which lets no markup through.
 */
export const pasteHtml = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: { focus: () => void reader().catch(() => undefined) },
      handlePaste(view, event) {
        const { html, text } = read(event.clipboardData)
        if (!html || view.state.selection.$from.parent.type.spec.code) return false
        void sliceOf(html).then(
          slice => {
            if (!view.isDestroyed)
              view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
          },
          () => view.pasteText(text),
        )
        return true
      },
      handleDrop(view, event, _, isMoved) {
        const { html, text } = read(isMoved ? null : event.dataTransfer)
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (!html || !place) return false
        void sliceOf(html).then(
          slice => replaceAt(view, place.pos, slice),
          () => view.dispatch(view.state.tr.insertText(text, place.pos)),
        )
        return true
      },
    },
  })

const read = (data: DataTransfer | null): { html: string; text: string } => ({
  html: data?.getData('text/html') ?? '',
  text: data?.getData('text/plain') ?? '',
})

function replaceAt(view: EditorView, place: number, slice: Slice): void {
  if (!view.isDestroyed) view.dispatch(view.state.tr.replaceRange(place, place, slice))
}

const sliceOf = async (html: string): Promise<Slice> =>
  DOMParser.fromSchema(schema).parseSlice(await inertBody(html))

/** Elements in a document without a window, where nothing runs and nothing loads. Rejects where the parser cannot be fetched. */
export async function inertBody(html: string): Promise<HTMLElement> {
  const { readPasted } = await reader()
  const { body } = document.implementation.createHTMLDocument('')
  for (const node of readPasted(html)) body.appendChild(toDom(node, body.ownerDocument))
  return body
}

function toDom(node: OwnNode, inert: Document): Node {
  if (typeof node === 'string') return inert.createTextNode(node)
  const element = inert.createElement(node.name)
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
  for (const child of node.children) element.appendChild(toDom(child, inert))
  return element
}
