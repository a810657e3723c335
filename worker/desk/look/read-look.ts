import * as v from 'valibot'
import { ThemeSchema } from '../../../shared/packs/site.ts'
import type { Theme } from '../../../shared/site/site.ts'

export const COLOURS = ['accent', 'tint', 'paper', 'ink'] as const

/** Fields of the form that are read as they are; files come and go by forms of their own. */
const TEXTS = [...COLOURS, 'headingFace', 'textFace', 'character'] as const

/** A posted look on the base of another; errors by field (DESK-164). */
export function readLookForm(
  fields: URLSearchParams,
  base: Theme,
): { theme: Theme } | { errors: Record<string, string> } {
  const texts = Object.fromEntries(
    TEXTS.map(name => [name, (fields.get(name) ?? base[name]).replace(/^#/, '').toLowerCase()]),
  )
  const parsed = v.safeParse(ThemeSchema, {
    ...base,
    ...texts,
    radius: Number(fields.get('radius') || base.radius),
    logoHasName: fields.get('logoHasName') === 'on',
  })
  if (parsed.success) return { theme: parsed.output }
  return {
    errors: Object.fromEntries(
      parsed.issues.map(issue => {
        const name = String(issue.path?.[0]?.key)
        return [name, COLOURS.some(colour => colour === name) ? 'colour' : name]
      }),
    ),
  }
}
