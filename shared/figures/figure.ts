import type { Day } from '../time/units.ts'

/** What is counted where it happens: a page that is shown, a home that is kept as a favourite, or printed as a brochure. */
export const FIGURES = ['views', 'saves', 'brochures'] as const

export type Figure = (typeof FIGURES)[number]

export type Counts = Record<Figure, number>

export const NO_COUNTS: Readonly<Counts> = { views: 0, saves: 0, brochures: 0 }

/** How the browser tells of what no page is asked for: a HEAD of the page that it is about, with this header. */
export const FIGURE_HEADER = 'X-Figure'

/** Days that figures are shown for. */
export const PERIODS = [7, 30, 90] as const

export type Period = (typeof PERIODS)[number]

/** What happened on a day. */
export interface DayFigures extends Counts {
  day: Day
  enquiries: number
  viewings: number
}

/** Kept day by day, then gone: as long as the longest period (FIGURE-10). */
export const FIGURE_DAYS = 90
