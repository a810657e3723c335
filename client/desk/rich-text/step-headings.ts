import { Plugin } from 'prosemirror-state'
import { steppedLevels } from '../../../shared/content/heading-levels.ts'

/** A heading that jumps a level is brought back as it is made, as the Worker would do it (DESK-153). */
export const stepHeadings = (above: number): Plugin =>
  new Plugin({
    appendTransaction(transactions, _, state) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      const headings: { at: number; level: number }[] = []
      state.doc.descendants((node, at) => {
        if (node.type.name === 'heading') headings.push({ at, level: Number(node.attrs['level']) })
      })
      const change = state.tr
      const levels = steppedLevels(
        headings.map(({ level }) => level),
        above,
      )
      for (const [index, { at, level }] of headings.entries())
        if (levels[index] !== level) change.setNodeAttribute(at, 'level', levels[index])
      return change.docChanged ? change : null
    },
  })
