import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'

/** A text whose tree would take far longer to make than the text is long. */
export class TangledHtml extends Error {}

/** How much a text may still ask of its parser. */
export interface Effort {
  left: number
}

/** Deeper than any text of people; a parser walks up from each element. */
const MAX_DEPTH = 100
const LEAST = 15_000
/** Of a long text, letters for each element: prose with links has twenty. */
const LETTERS = 8
/** An element that is made again for each block, with all that stands in its tag, costs by that. */
const LETTERS_OF_A_TAG = 100
/** Where a node is looked for among its parent's, it is by their number. */
const NODES_PASSED = 200

/** What reading all of a text of so many letters may cost: an element is one. */
export const effortFor = (letters: number): Effort => ({
  left: Math.max(LEAST, letters / LETTERS),
})

/**
 * A part of a page as a tree. What HTML closes or repeats by itself is bounded by what is made of it: `<b a=1><b a=2>…<p><p>…`
 * of 64 kB are four million elements by the standard.
 * Throws TangledHtml where that goes over `effort`, which it lowers.
 */
export function parseHtml(
  text: string,
  effort = effortFor(text.length),
  space: 'html' | 'svg' = 'html',
): Root {
  const treeAdapter = watched(effort)
  const fragment = parseFragment(text, { treeAdapter, scriptingEnabled: false })
  const tree = fromParse5(fragment, { space })
  if (tree.type !== 'root') throw new TangledHtml()
  return tree
}

function watched(effort: Effort): TreeAdapter<Types> {
  const spend = (cost: number): void => {
    effort.left -= cost
    if (effort.left < 0) throw new TangledHtml()
  }
  let depth = 0
  return {
    ...defaultTreeAdapter,
    createElement(name, space, attributes) {
      const letters = attributes.reduce(
        (sum, { name, value }) => sum + name.length + value.length,
        0,
      )
      spend(1 + letters / LETTERS_OF_A_TAG)
      return defaultTreeAdapter.createElement(name, space, attributes)
    },
    insertBefore(parent, node, reference) {
      spend(parent.childNodes.length / NODES_PASSED)
      defaultTreeAdapter.insertBefore(parent, node, reference)
    },
    insertTextBefore(parent, value, reference) {
      spend(parent.childNodes.length / NODES_PASSED)
      defaultTreeAdapter.insertTextBefore(parent, value, reference)
    },
    detachNode(node) {
      spend((node.parentNode?.childNodes.length ?? 0) / NODES_PASSED)
      defaultTreeAdapter.detachNode(node)
    },
    onItemPush() {
      if (++depth > MAX_DEPTH) throw new TangledHtml()
    },
    onItemPop() {
      depth--
    },
  }
}

type Types = typeof defaultTreeAdapter extends TreeAdapter<infer Map> ? Map : never
