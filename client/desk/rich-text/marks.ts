import { toggleMark } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

type MarkName = 'link' | 'strong' | 'em' | 'underline' | 'strike'

export const toggle = (name: MarkName): Command => toggleMark(schema.marks[name])

/** Whether what is chosen bears a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: MarkName): boolean {
  const { from, to, empty, $from } = selection
  const type = schema.marks[name]
  return empty
    ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, type)
}

/** The whole link that the cursor is in, or what is chosen. */
export function linkAt({ selection }: EditorState): { from: number; to: number; href: string } {
  const { $from, from, to, empty } = selection
  const { link } = schema.marks
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  const href = String(mark?.attrs['href'] ?? '')
  if (!empty || !mark) return { from, to, href }
  const { parent } = $from
  let index = $from.index()
  if (index > 0 && !mark.isInSet(parent.maybeChild(index)?.marks ?? [])) index--
  let [first, last] = [index, index]
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first--
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last++
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1), href }
}
