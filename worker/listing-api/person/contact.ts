import * as v from 'valibot'

/** An address that mail can be sent to: no spaces, control characters or second '@'. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.regex(/^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Not an email address'),
)

const singleLine = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max),
    v.regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Contains control characters'),
  )

/** Who books; no more than the visit needs. */
export const Contact = v.strictObject({
  name: v.pipe(singleLine(120), v.minLength(1, 'A name is required')),
  email,
  phone: singleLine(40),
})
