/** From here on an outsider is told the number; below it only that there were some. */
const FIRST_EXACT = 5

/** Whether a count could point at one person, and is told to an outsider as 'one to four' (FIGURE-12). */
export const isFew = (count: number): boolean => count > 0 && count < FIRST_EXACT
