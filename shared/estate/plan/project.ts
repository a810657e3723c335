/** Of the drawing, y down. */
export interface Point {
  x: number
  y: number
}

/** Of the ground, 30° each way; what is behind is higher on the page, what is right is lower. */
export const COS = Math.cos(Math.PI / 6)
export const SIN = 0.5

/** A point of the house in m on the page in m: x to the right, y to the back, z up. */
export const project = (x: number, y: number, z = 0): Point => ({
  x: (x + y) * COS,
  y: (x - y) * SIN - z,
})
