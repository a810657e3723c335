import { parse, type ValueNode } from '@humanwhocodes/momoa'
import { fieldOf } from '../../../shared/packs/explain.ts'
import type { Problem } from './problem.ts'

export const MAX_DEPTH = 100

/** A JSON text with the line of each of its values. */
export interface Parsed {
  value: unknown
  /** The line of the value at a path, or of the nearest one around it that is there. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** Reads strict JSON; a key that stands twice is a problem, since one of the two would be lost (PACK-23, PACK-24). */
export function parseJson(file: string, text: string, firstLine = 1): Parsed | Problem[] {
  const deep = depthLine(text)
  if (deep !== null)
    return [problem(file, firstLine + deep, '', `is nested more than ${MAX_DEPTH} levels deep`)]
  let root: ValueNode
  try {
    root = parse(text, { mode: 'json' }).body
    JSON.parse(text)
  } catch (error) {
    const { line = 1, column } = placeOf(error)
    const where = column === undefined ? '' : ` in column ${column}`
    return [problem(file, firstLine + line - 1, '', `is not JSON: ${reasonOf(error)}${where}`)]
  }
  const problems: Problem[] = []
  const refuse = (node: ValueNode, path: PropertyKey[], message: string): void => {
    problems.push(problem(file, firstLine + lineOfNode(node) - 1, fieldOf(path), message))
  }
  const value = valueOf(root, [], refuse)
  if (problems.length > 0) return problems
  return { value, lineOf: path => firstLine + lineOfNode(nodeAt(root, path)) - 1 }
}

const problem = (file: string, line: number, field: string, message: string): Problem => ({
  file,
  line,
  field,
  message,
})

type Refuse = (node: ValueNode, path: PropertyKey[], message: string) => void

function valueOf(node: ValueNode, path: PropertyKey[], refuse: Refuse): unknown {
  if (node.type === 'Array')
    return node.elements.map(({ value }, index) => valueOf(value, [...path, index], refuse))
  if (node.type === 'Object') {
    const found: Record<string, unknown> = {}
    for (const { name, value } of node.members) {
      const key = name.type === 'String' ? name.value : name.name
      const at = [...path, key]
      if (key === '__proto__') refuse(value, at, 'is no name of a field')
      else if (Object.hasOwn(found, key)) refuse(value, at, 'stands twice')
      else found[key] = valueOf(value, at, refuse)
    }
    return found
  }
  if (node.type === 'Number' && !Number.isFinite(node.value)) refuse(node, path, 'is too large')
  return 'value' in node ? node.value : null
}

function nodeAt(root: ValueNode, path: readonly PropertyKey[]): ValueNode {
  let node = root
  for (const key of path) {
    const next: ValueNode | undefined =
      node.type === 'Array'
        ? node.elements[Number(key)]?.value
        : node.type === 'Object'
          ? node.members.find(({ name }) => name.type === 'String' && name.value === key)?.value
          : undefined
    if (!next) break
    node = next
  }
  return node
}

const lineOfNode = ({ loc }: ValueNode): number => loc.start.line

/** Lines before the first bracket that is too deep; null: none is. The parser calls itself for each level. */
function depthLine(text: string): number | null {
  let depth = 0
  let lines = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '\n') lines += 1
    if (quoted) {
      if (letter === '\\') at += 1
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') {
      depth += 1
      if (depth > MAX_DEPTH) return lines
    } else if (letter === '}' || letter === ']') depth -= 1
  }
  return null
}

const placeOf = (error: unknown): { line?: number; column?: number } => ({
  ...(error instanceof Error && 'line' in error && { line: Number(error.line) }),
  ...(error instanceof Error && 'column' in error && { column: Number(error.column) }),
})

const TOKENS: Record<string, string> = {
  LBrace: '{',
  RBrace: '}',
  LBracket: '[',
  RBracket: ']',
  Colon: ':',
  Comma: ',',
}

/** The parser's reason without its place and with its tokens as they are written. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/ \(\d+:\d+\)$/, '')
    .replace(
      /Unexpected token (\w+) found\./,
      (_, token: string) => `unexpected ${TOKENS[token] ?? token}`,
    )
    .replace(/Unexpected character '(.)' found\./u, 'unexpected $1')
    .replace('Unexpected end of input found.', 'it ends too early')
