import type { Localized } from '../../locale.ts'

export interface LayoutRoom {
  /** Room type id: bedroom 1, bathroom 5, toilet 16, garage 6, parking space 14, terrace 10, … */
  id: number
  floor?: number | null
  value?: { name?: Localized } | null
  count?: number | null
  surface?: number | null
  comment?: Localized | string | null
  common?: boolean | null
  sort?: number | null
}

export interface Named {
  id: number
  name?: Localized
}

export interface BuildTechnical {
  criteria?: { id?: number; name?: Localized } | null
  value?: { id?: number; name?: Localized } | string | null
  comment?: Localized | string | null
}

export interface Certificate {
  type?: { id?: number; name?: Localized } | null
  reference?: string | null
  date?: string | null
  value?: string | null
}
