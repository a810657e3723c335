import * as v from 'valibot'

/**
 * What Whise answers. Nothing is promised: a member of another shape counts as absent, and one that is unknown is passed over.
 */
export const optional = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.nullable(schema), null), null)

export const whole = optional(v.pipe(v.number(), v.safeInteger()))
export const number = optional(v.pipe(v.number(), v.finite()))
/** A text without what cannot be shown, and without blanks around it. */
export const text = optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(value =>
      String(value)
        // oxlint-disable-next-line no-control-regex -- control letters are what it takes out.
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
        .trim(),
    ),
  ),
)
export const flag = optional(
  v.pipe(
    v.union([v.boolean(), v.number()]),
    v.transform(value => value === true || value === 1),
  ),
)
export const choice = optional(v.object({ id: v.number() }))
export const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.optional(v.fallback(v.array(v.unknown()), []), []),
    v.transform(items =>
      items.flatMap((item): v.InferOutput<S>[] => {
        const parsed = v.safeParse(schema, item)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )
