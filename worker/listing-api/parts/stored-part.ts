/** A part as it stands here. */
export interface StoredPart {
  path: string
  /** JSON. */
  content: string
  /** Of what a call sent last, where it is kept. */
  digest?: string
  /** A feed wrote it last. */
  isFeed?: boolean
  /** Number and public id of a home, where they are not the same. */
  ids?: string[]
}
