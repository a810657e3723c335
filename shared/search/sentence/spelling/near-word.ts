/** Whether two words differ by at most `most` letters more, fewer, other or swapped. */
function isNear(a: string, b: string, most: number): boolean {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return (row[b.length] ?? Infinity) <= most
}

/** A bit for each letter that is in a word. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Whether more letters differ than so many mistakes can change: two each at the most. */
function isFar(a: number, b: number, most: number): boolean {
  let bits = a ^ b
  let count = 0
  while (bits !== 0 && count <= 2 * most) {
    bits &= bits - 1
    count++
  }
  return count > 2 * most
}

/** Finds words that are written almost so: those of its first letter and about its length are compared. */
export function createGuesser(words: Iterable<string>): (word: string, most: number) => string[] {
  const shelves = Map.groupBy(
    Array.from(words, word => ({ word, letters: lettersOf(word) })),
    ({ word }) => `${word[0]}${word.length}`,
  )
  return (word, most) => {
    const letters = lettersOf(word)
    const found: string[] = []
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const each of shelves.get(`${word[0]}${length}`) ?? [])
        if (!isFar(letters, each.letters, most) && isNear(word, each.word, most))
          found.push(each.word)
    return found
  }
}
