/** What every measurement is given. */
export interface MeasureContext {
  /** It may use this port and the five after it. */
  port: number
  /** The folder of a copy of the demo databases, its own to change. */
  state: string
  /** The pages that are measured, by name, each at its final address. */
  pages: Pages
  /** Scales a count by SHARE. */
  some: (count: number) => number
}

export type Pages = Record<PageName, string>

export type PageName = 'listing' | 'detail'

export type Row = Record<string, number | string>

export interface Table {
  title: string
  rows: Record<string, Row>
  /** What limits the figures. */
  limit: string
}

export type Measure = (context: MeasureContext) => Promise<Table[]>
