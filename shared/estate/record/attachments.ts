import type { Localized } from '../../locale.ts'

export interface EstateFile {
  id?: number
  type?: { id?: number; name?: Localized } | null
  link?: string | null
  /** An asset id; its address takes the place of `link`. */
  file?: string | null
  comment?: Localized | string | null
}

export interface Picture {
  /** An asset id, resolved under /assets/. */
  file?: string | null
  thumbnail?: string | null
  index?: number | null
  /** Version of the bytes; with it the address is immutable. */
  hash?: string | null
  width?: number | null
  height?: number | null
  /** Placeholder colour, six hexadecimal digits. */
  color?: string | null
  /** A tiny picture as a data address. */
  preview?: string | null
  caption?: Localized | null
  /** What the picture is; floor plans stand beside the photographs. */
  kind?: 'photo' | 'plan' | null
  /** What is seen, as the layout numbers rooms (ROOM_TYPES). */
  room?: number | null
  /** What stays in view where the picture is cut to its frame; absent: the middle. */
  focus?: PictureFocus | null
}

/** By thirds of the picture. */
export interface PictureFocus {
  x: (typeof FOCUS_X)[number]
  y: (typeof FOCUS_Y)[number]
}

export const FOCUS_X = ['left', 'center', 'right'] as const
export const FOCUS_Y = ['top', 'center', 'bottom'] as const

/** Type 2 is a virtual tour (DETAIL-29). */
export interface Video {
  type?: { id: number } | null
  id?: string | null
  link?: string | null
}

export interface ExtraField {
  extra_field_autoid: number
  type?: 'TEXT' | 'BIGTEXT' | string
  name?: Localized
  value?: string | null
  value_lang_string?: Localized | null
}

export interface SalesRep {
  firstname?: string | null
  lastname?: string | null
  picture?: string | null
  mobile?: string | null
  phone?: string | null
  email?: string | null
  description?: Localized | null
}
