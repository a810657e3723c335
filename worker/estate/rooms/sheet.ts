import type { Box } from '../../../shared/estate/plan/box.ts'
import type { StoreyPlan } from '../../../shared/estate/plan/lay-out.ts'

/** Of every drawing: about as wide as a phone, so that its units are px there. */
export const SHEET_WIDTH = 320
/** Around what is drawn, for the stroke of the outer wall. */
const EDGE = 3

/** A sheet on which all storeys of a home, or of two, are drawn at one scale. */
export interface Sheet {
  width: number
  /** Units a metre. */
  scale: number
  heightOf: (plan: Pick<StoreyPlan, 'depth'>) => number
  /** A box in m as one in whole units, with the back above; `top` is where the drawing ends, m. */
  onPage: (box: Box, top: number) => Box
}

export function sheetFor(plans: readonly Pick<StoreyPlan, 'inside'>[]): Sheet {
  const widest = Math.max(...plans.map(({ inside }) => inside.w), 1)
  const scale = (SHEET_WIDTH - 2 * EDGE) / widest
  const to = (metres: number): number => Math.round(metres * scale)
  return {
    width: SHEET_WIDTH,
    scale,
    heightOf: ({ depth }) => to(depth) + 2 * EDGE,
    onPage: ({ x, y, w, h }, top) => {
      const [left, upper] = [to(x), to(top - y - h)]
      return {
        x: left + EDGE,
        y: upper + EDGE,
        w: to(x + w) - left,
        h: to(top - y) - upper,
      }
    },
  }
}

export const boxPath = ({ x, y, w, h }: Box): string => `M${x} ${y}h${w}v${h}h-${w}z`
