/** A part as it stands here. */
export interface StoredPart {
  path: string
  /** JSON. */
  content: string
  /** Of what a call sent last, where it is kept. */
  digest?: string
  /** A feed wrote it last. */
  isFeed?: boolean
  /** What a home can be named by: its number, its guid, its sender's id. */
  ids?: string[]
}
