/** Slices of at most so many lines and about so many letters, since a database value is limited. */
export function slicesOf<L extends { doc: string }>(
  lines: readonly L[],
  maxLines: number,
  maxCharacters: number,
): L[][] {
  const slices: L[][] = []
  let characters = Infinity
  for (const line of lines) {
    const last = slices.at(-1)
    if (!last || last.length === maxLines || characters + line.doc.length > maxCharacters) {
      slices.push([line])
      characters = 0
    } else last.push(line)
    characters += line.doc.length
  }
  return slices
}
