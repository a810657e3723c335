/** Items in their order, each without an id given the lowest that is free (PACK-12). */
export function numbered<T extends { id?: number | undefined }>(
  items: readonly T[],
): (T & { id: number })[] {
  const taken = new Set(items.flatMap(({ id }) => id ?? []))
  let next = 1
  return items.map(item => {
    if (item.id !== undefined) return { ...item, id: item.id }
    while (taken.has(next)) next += 1
    taken.add(next)
    // First, as it stands in the files.
    return Object.assign({ id: next }, item, { id: next })
  })
}

/** Names that some file system has another use for. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** A file name for each text, of a–z, 0–9 and dashes; twins and names of devices bear a number (PACK-13). */
export function fileNames(texts: readonly string[]): string[] {
  const taken = new Set<string>()
  return texts.map(text => {
    const plain = text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
    const base = plain === '' ? 'page' : plain
    let name = DEVICES.test(base) ? `${base}-1` : base
    for (let twin = 2; taken.has(name); twin++) name = `${base}-${twin}`
    taken.add(name)
    return name
  })
}
