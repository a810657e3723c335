/** Where the map is the screen, and its tools and cards stand upon it: as its style says, which an older browser leaves out. */
const PHONE = '(scripting: enabled) and (width < 64rem) and (height >= 17rem)'

export const phone = (): MediaQueryList => matchMedia(PHONE)

interface Covered {
  top: number
  bottom: number
}

/** How much of the map is under its tools and its row of cards, in px. */
export const covered = (): Covered =>
  phone().matches ? { top: 124, bottom: 220 } : { top: 20, bottom: 20 }
