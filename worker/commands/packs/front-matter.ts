import * as v from 'valibot'
import { LineCounter, parseDocument, isMap, isScalar, visit, type Document } from 'yaml'
import { explain, fieldOf } from '../../../shared/packs/explain.ts'
import { pagePath } from '../../../shared/packs/content.ts'
import { PAGE_ROLES } from '../../../shared/packs/page.ts'
import * as f from '../../../shared/packs/fields.ts'
import type { Problem } from './problem.ts'

const FrontMatter = v.strictObject({
  title: f.text(300),
  description: f.text(1_000),
  url: v.optional(pagePath()),
  role: v.optional(f.oneOf(PAGE_ROLES)),
  draft: v.optional(v.boolean(), false),
  id: v.optional(f.id()),
  updated: v.optional(f.day()),
})

export interface MarkdownFile {
  head: v.InferOutput<typeof FrontMatter>
  /** Of a field of the front matter, in the file. */
  lineOf: (field: PropertyKey | undefined) => number
  body: string
  /** The line of the file that the body's first one is. */
  firstLine: number
}

/** Divides a page into its front matter, which is YAML, and its Markdown (PACK-70). */
export function readFrontMatter(file: string, text: string): MarkdownFile | Problem[] {
  const refuse = (line: number, field: string, message: string): Problem => ({
    file,
    line,
    field,
    message,
  })
  const [, yaml, body] =
    /^\uFEFF?---[ \t]*\r?\n(.*?)(?:^|\n)---[ \t]*(?:\r?\n|$)(.*)$/s.exec(text) ?? []
  if (yaml === undefined || body === undefined)
    return [refuse(1, '', "must begin with its title and description between two lines '---'")]
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true, schema: 'core' })
  const at = (offset: number): number => 1 + lines.linePos(offset).line
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) =>
      refuse(at(pos[0]), '', `is not YAML: ${message.split('\n')[0]}`),
    )
  if (hasAlias(document)) return [refuse(2, '', 'must not have anchors or aliases in it')]
  const lineOf = (field: PropertyKey | undefined): number => {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => isScalar(key) && key.value === field)
      : undefined
    return isScalar(pair?.key) && pair.key.range ? at(pair.key.range[0]) : 1
  }
  const read = v.safeParse(FrontMatter, document.toJS() ?? {}, { abortPipeEarly: true })
  if (!read.success)
    return read.issues.map(issue => {
      const { path, message } = explain(issue, FrontMatter)
      return refuse(lineOf(path[0]), fieldOf(path), message)
    })
  return {
    head: read.output,
    lineOf,
    body,
    firstLine: text.slice(0, text.length - body.length).split('\n').length,
  }
}

function hasAlias(document: Document): boolean {
  let found = false
  visit(document, { Alias: () => ((found = true), visit.BREAK) })
  return found
}
