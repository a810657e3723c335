import { lift, setBlockType, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { askForLink } from './link-dialog.ts'
import { hasMark, toggle } from './marks.ts'
import { askForPicture } from './picture-dialog.ts'
import { schema } from './schema.ts'
import type { Say } from './words.ts'

interface Tool {
  word: string
  run: (view: EditorView) => void
  /** Absent: a tool that is done and not worn. */
  isOn?: (state: EditorState) => boolean
}

const { nodes } = schema

/** Whether the cursor is within a block of that name. */
function isIn({ selection: { $from } }: EditorState, name: string, level?: number): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth)
    if (type.name === name && (level === undefined || attrs['level'] === level)) return true
  }
  return false
}

const by =
  (command: Command) =>
  (view: EditorView): void =>
    void command(view.state, view.dispatch, view)

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(state, 'heading', level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)

const list =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) =>
    isIn(state, name)
      ? liftListItem(nodes.list_item)(state, dispatch)
      : wrapInList(nodes[name])(state, dispatch)

const quote: Command = (state, dispatch) =>
  isIn(state, 'blockquote') ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

const toolsOf = (say: Say): Tool[] => [
  { word: 'bold', run: by(toggle('strong')), isOn: state => hasMark(state, 'strong') },
  { word: 'italic', run: by(toggle('em')), isOn: state => hasMark(state, 'em') },
  { word: 'link', run: view => askForLink(view, say), isOn: state => hasMark(state, 'link') },
  { word: 'heading', run: by(heading(2)), isOn: state => isIn(state, 'heading', 2) },
  { word: 'subheading', run: by(heading(3)), isOn: state => isIn(state, 'heading', 3) },
  { word: 'list', run: by(list('bullet_list')), isOn: state => isIn(state, 'bullet_list') },
  { word: 'numbers', run: by(list('ordered_list')), isOn: state => isIn(state, 'ordered_list') },
  { word: 'quote', run: by(quote), isOn: state => isIn(state, 'blockquote') },
  { word: 'picture', run: view => askForPicture(view, say) },
  { word: 'undo', run: by(undo) },
  { word: 'redo', run: by(redo) },
]

/** The buttons above a text: one stop of the Tab key, arrows within. */
export function createToolbar(
  say: Say,
  view: () => EditorView,
): { element: HTMLElement; update: () => void } {
  const element = document.createElement('div')
  element.className = 'rich-text__tools'
  element.role = 'toolbar'
  element.ariaLabel = say('tools')
  const tools = toolsOf(say).map(tool => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `rich-text__tool rich-text__tool--${tool.word}`
    button.textContent = say(tool.word)
    button.addEventListener('click', () => {
      tool.run(view())
      if (!document.querySelector('dialog[open]')) view().focus()
    })
    return { ...tool, button }
  })
  const buttons = tools.map(({ button }) => button)
  const enter = (button: HTMLButtonElement | undefined): void => {
    for (const each of buttons) each.tabIndex = each === button ? 0 : -1
  }
  enter(buttons[0])
  for (const each of buttons) element.appendChild(each)
  element.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = buttons.findIndex(button => button === document.activeElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    const next = buttons[(at + step + buttons.length) % buttons.length]
    enter(next)
    next?.focus()
  })
  return {
    element,
    update: () => {
      const { state } = view()
      for (const { button, isOn } of tools) if (isOn) button.ariaPressed = String(isOn(state))
    },
  }
}
