/** A rectangle in metres: x to the right, y from the street to the back. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** What takes a place. */
export interface Sized {
  /** m², more than 0. */
  area: number
  /** 0 at the street, 1 at the back, null anywhere. */
  pull: number | null
}

export const total = (sized: readonly Pick<Sized, 'area'>[]): number =>
  sized.reduce((sum, { area }) => sum + area, 0)

/** With the axes changed. */
export const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w })

/** How much longer than wide, at least 1. */
export const slenderness = ({ w, h }: Box): number => Math.max(w, h) / Math.min(w, h)
