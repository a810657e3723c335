import * as v from 'valibot'

/** An address that mail can be sent to: no spaces, controls or second '@'. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.regex(/^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Not an e-mail address'),
)

const singleLine = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Holds what cannot be printed'),
  )

/** Who books: no more than the visit needs. */
export const Contact = v.strictObject({
  name: v.pipe(singleLine(120), v.minLength(1, 'A name is needed')),
  email,
  phone: singleLine(40),
})
