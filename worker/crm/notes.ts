/** What is kept of a reading for operators. */
const MAX_NOTES = 100

/** Adds what is to be said of a home, as long as there is room. */
export function note(
  notes: { externalId: string; message: string }[],
  externalId: string,
  messages: readonly string[],
): void {
  for (const message of messages)
    if (notes.length < MAX_NOTES) notes.push({ externalId, message: message.slice(0, 300) })
}
