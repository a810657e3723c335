/** What somebody was told of an effect that they asked for. */
export type Told =
  /** It is done: it stands there once. */
  | 'done'
  /** It is not: it doesn't stand there. */
  | 'refused'
  /** Nobody answered to the end: it may stand there, once. */
  | 'unknown'

export type EffectKind = 'enquiry' | 'subscription' | 'viewing'

export interface Effect {
  site: number
  kind: EffectKind
  /** Its own, so that its rows are found by it. */
  email: string
  told: Told
}

/** What was last written of a thing of an agency; others may stand there if the last ones were not answered. */
export interface Written {
  /** Each value that may be the last. */
  values: string[]
  /** How many writes were answered as done. */
  done: number
}

/** Among the values that may stand there: nothing was written for certain. */
export const AS_IT_WAS = ''

/** What the agencies must hold at the end. */
export class Model {
  readonly effects: Effect[] = []
  readonly words = new Map<number, Written>()
  /** By agency and home: '1001/5000'. */
  readonly prices = new Map<string, Written>()

  /** A value that was written, and what was told of it. */
  static write<Key>(all: Map<Key, Written>, key: Key, value: string, told: Told): void {
    const before = all.get(key) ?? { values: [AS_IT_WAS], done: 0 }
    if (told === 'refused') return
    all.set(key, {
      values: told === 'done' ? [value] : [...before.values, value],
      done: before.done + (told === 'done' ? 1 : 0),
    })
  }
}
