import * as v from 'valibot'

const count = v.fallback(v.number(), 0)

const REPORT = v.looseObject({
  archived: count,
  quarantined: v.fallback(v.boolean(), false),
  missing: v.fallback(v.array(v.string()), []),
})

/** What the listing API answers to a feed, as far as others are told of it; null: it is no report. */
export function readReport(answer: unknown): v.InferOutput<typeof REPORT> | null {
  const read = v.safeParse(REPORT, answer)
  return read.success ? read.output : null
}
