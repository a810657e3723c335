/** Of the one field of a page that asks for nothing else: whoever comes to it types. */
export const FOCUSED = { autoFocus: true }
