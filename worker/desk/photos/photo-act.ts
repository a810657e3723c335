import * as v from 'valibot'
import { FOCUS_X, FOCUS_Y } from '../../../shared/estate/record/attachments.ts'

const file = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** What a button of the page of photographs asks for: 'earlier:abc', 'remove:abc', 'order'. */
export const PHOTO_ACT = v.union([
  v.pipe(
    v.literal('order'),
    v.transform(() => ({ act: 'order' as const })),
  ),
  v.pipe(
    v.string(),
    v.regex(/^(first|earlier|later|remove|restore|removeDocument):[\w-]{1,64}$/),
    v.transform(value => {
      const [act = '', of = ''] = value.split(':')
      return { act, file: of }
    }),
    v.object({
      act: v.picklist(['first', 'earlier', 'later', 'remove', 'restore', 'removeDocument']),
      file,
    }),
  ),
])

export type PhotoAct = v.InferOutput<typeof PHOTO_ACT>

/** Digests of files that somebody is about to send. */
export const DIGESTS = v.pipe(
  v.string(),
  v.transform(text => text.split(' ').filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))),
  v.maxLength(400),
)

/** What is said of one picture; 'center' is where it is cut anyway. */
export const PHOTO_WORDS = v.object({
  kind: v.picklist(['photo', 'plan']),
  x: v.fallback(v.picklist(FOCUS_X), 'center'),
  y: v.fallback(v.picklist(FOCUS_Y), 'center'),
})
