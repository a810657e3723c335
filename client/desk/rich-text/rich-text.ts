import { baseKeymap } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { DOMParser } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { stepHeadings } from './step-headings.ts'
import { inertBody, pasteHtml } from './paste-html.ts'
import { schema } from './schema.ts'
import { createToolbar } from './toolbar.ts'
import { readWords } from './words.ts'
import { toggle } from './marks.ts'
import { writeHtml } from './write-html.ts'

const editors = new WeakMap<Element, EditorView>()

/** Writes another text into an editor that was put at `root`. */
export async function writeText(root: Element, html: string): Promise<void> {
  const view = editors.get(root)
  const doc = DOMParser.fromSchema(schema).parse(await inertBody(html))
  view?.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, doc.content))
}

/** Puts the editor in the place of the textarea, which goes on being what the form posts. */
export function start(root: HTMLElement): void {
  const area = root.querySelector('textarea')
  const form = root.querySelector<HTMLInputElement>('input[type="hidden"]')
  const source = root.querySelector('template')
  const hint = root.querySelector<HTMLElement>('.field__hint')
  if (!area || !form || !source) return
  const words = readWords(root)
  const { list_item } = schema.nodes
  const toolbar = createToolbar(words, () => view)
  const view = new EditorView(null, {
    state: EditorState.create({
      doc: DOMParser.fromSchema(schema).parse(source.content),
      plugins: [
        history(),
        keymap({
          'Mod-z': undo,
          'Mod-y': redo,
          'Shift-Mod-z': redo,
          'Mod-b': toggle('strong'),
          'Mod-i': toggle('em'),
          'Mod-u': toggle('underline'),
          Enter: splitListItem(list_item),
          'Mod-]': sinkListItem(list_item),
          'Mod-[': liftListItem(list_item),
        }),
        keymap(baseKeymap),
        stepHeadings(Number(root.dataset['above']) || 1),
        pasteHtml(),
      ],
    }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${area.id}-label`,
      ...(root.querySelector('.field__error') && {
        'aria-describedby': `${area.id}-error`,
        'aria-invalid': 'true',
      }),
      lang: area.lang,
      class: 'prose rich-text__page',
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      toolbar.update()
      if (!transaction.docChanged) return
      area.value = writeHtml(view.state.doc)
      form.value = 'html'
      area.dispatchEvent(new Event('input', { bubbles: true }))
    },
  })
  editors.set(root, view)
  area.hidden = true
  if (hint) hint.hidden = true
  root.querySelector('label')?.addEventListener('click', () => view.focus())
  area.insertAdjacentElement('afterend', view.dom)
  area.insertAdjacentElement('afterend', toolbar.element)
  toolbar.update()
}
