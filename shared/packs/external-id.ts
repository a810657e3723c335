import * as v from 'valibot'

/** What the sender calls a home. */
export const externalId = () =>
  v.pipe(
    v.string(),
    v.regex(EXTERNAL_ID, 'must be of letters, 0–9, and . _ : -, at most 64 of them'),
  )

export const EXTERNAL_ID = /^[\w.:-]{1,64}$/
