import { expect, it } from 'vitest'
import { wantsMarkdown } from '../../../worker/http/wants-markdown.ts'

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, Text/Markdown', true],
  ['text/x-markdown;q=0.5', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/html, text/markdown;q=0', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['*/*', false],
  [`text/html, ${'a/b, '.repeat(200)}text/markdown`, false],
  [null, false],
])('Markdown is asked for by %s: %s (PAGE-105)', (accept, wanted) =>
  expect(wantsMarkdown(accept)).toBe(wanted),
)
