/** How much is shown around the first difference of a line. */
const BEFORE = 80
const AFTER = 160
/** How many lines of a difference are shown. */
const LINES = 3

interface Counted {
  compared: number
  different: string[]
}

/** What was compared, by kind, and what differs. */
export class Comparison {
  readonly #kinds = new Map<string, Counted>()

  add(kind: string, name: string, before: string, after: string): boolean {
    const counted = this.#kinds.get(kind) ?? { compared: 0, different: [] }
    this.#kinds.set(kind, counted)
    counted.compared++
    if (before !== after) counted.different.push(difference(name, before, after))
    return before === after
  }

  differing(kind: string): number {
    return this.#kinds.get(kind)?.different.length ?? 0
  }

  /** Prints what differs, at most so many of each kind, and how many of each were compared. Gives whether all are the same. */
  print(most: number): boolean {
    for (const [kind, { different }] of this.#kinds) {
      for (const each of different.slice(0, most)) console.log(`\n${kind}: ${each}`)
      if (different.length > most) console.log(`\n${kind}: ${different.length - most} more`)
    }
    console.log('\nkind                 compared  different')
    for (const [kind, { compared, different }] of this.#kinds)
      console.log(
        `${kind.padEnd(20)} ${String(compared).padStart(8)} ${String(different.length).padStart(10)}`,
      )
    return [...this.#kinds.values()].every(({ different }) => different.length === 0)
  }
}

/** The first lines that differ, each from a little before where it does. */
function difference(name: string, before: string, after: string): string {
  const [old, next] = [before.split('\n'), after.split('\n')]
  const shown: string[] = []
  for (let line = 0; line < Math.max(old.length, next.length) && shown.length < LINES; line++)
    if (old[line] !== next[line]) shown.push(lines(line, old[line], next[line]))
  return [name, ...shown].join('\n')
}

function lines(line: number, old: string | undefined, next: string | undefined): string {
  let start = 0
  while (old !== undefined && start < old.length && old[start] === next?.[start]) start++
  const around = (text: string | undefined): string =>
    text === undefined
      ? '(no such line)'
      : `${start > BEFORE ? '…' : ''}${text.slice(Math.max(0, start - BEFORE), start + AFTER)}`
  return `  line ${line + 1}\n    before ${around(old)}\n    after  ${around(next)}`
}
