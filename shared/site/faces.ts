import type { Theme } from './site.ts'

/** Faces that visitors' machines have: of Windows and Apple, of Android, and of a plain Linux. */
const LOCAL = {
  sans: [['Arial', 'ArialMT', 'Liberation Sans'], ['Roboto', 'Roboto-Regular'], ['DejaVu Sans']],
  bold: [
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    ['Roboto Bold', 'Roboto-Bold'],
    ['DejaVu Sans Bold'],
  ],
  serif: [
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    ['Noto Serif', 'NotoSerif'],
    ['DejaVu Serif'],
  ],
} as const

export interface Face {
  /** Of client/assets/fonts, without ending. */
  file: string
  /** With what stands in until the file is there. */
  stack: string
  /** Width of its 0 in em. CSS's own `ch` changes with the stand-in, so a text's lines would break anew when the file arrives. */
  digit: number
  standIn: {
    family: string
    like: keyof typeof LOCAL
    /** How wide our face is, in % of each of those, over a page's words. */
    widths: readonly [number, number, number]
    /** In % of its size, as is the next. */
    ascent: number
    descent: number
  }
}

/** The faces an agency may choose from. */
export const FACES: Readonly<Record<Theme['headingFace'] | Theme['textFace'], Face>> = {
  fraunces: {
    file: 'fraunces',
    stack: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    digit: 0.622,
    standIn: {
      family: 'Fraunces Fallback',
      like: 'serif',
      widths: [105.5, 88.8, 82.6],
      ascent: 98,
      descent: 26,
    },
  },
  bricolage: {
    file: 'bricolage',
    stack: "'Bricolage', 'Bricolage Fallback', system-ui, sans-serif",
    digit: 0.619,
    standIn: {
      family: 'Bricolage Fallback',
      like: 'bold',
      widths: [95.5, 101.8, 80],
      ascent: 93,
      descent: 27,
    },
  },
  newsreader: {
    file: 'newsreader',
    stack: "'Newsreader', 'Newsreader Fallback', Georgia, serif",
    digit: 0.589,
    standIn: {
      family: 'Newsreader Fallback',
      like: 'serif',
      widths: [108.6, 91.4, 85.1],
      ascent: 74,
      descent: 27,
    },
  },
  figtree: {
    file: 'figtree',
    stack: "'Figtree', 'Figtree Fallback', system-ui, sans-serif",
    digit: 0.641,
    standIn: {
      family: 'Figtree Fallback',
      like: 'sans',
      widths: [99.6, 101, 88.3],
      ascent: 95,
      descent: 25,
    },
  },
  hanken: {
    file: 'hanken',
    stack: "'Hanken', 'Hanken Fallback', system-ui, sans-serif",
    digit: 0.56,
    standIn: {
      family: 'Hanken Fallback',
      like: 'sans',
      widths: [99.9, 101.3, 88.5],
      ascent: 100,
      descent: 30,
    },
  },
  'source-serif': {
    file: 'source-serif',
    stack: "'Book Serif', 'Book Serif Fallback', Georgia, serif",
    digit: 0.529,
    standIn: {
      family: 'Book Serif Fallback',
      like: 'serif',
      widths: [117.7, 99, 92.1],
      ascent: 104,
      descent: 34,
    },
  },
}

/**
 * CSS that makes a face of the visitor's own machine as wide and as high as ours, so that nothing moves when the file arrives
 * (BROWSER-29). Of several rules for one family the last that finds its face counts.
 */
export const standInRules = ({
  standIn: { family, like, widths, ascent, descent },
}: Pick<Face, 'standIn'>): string =>
  LOCAL[like]
    .map((names, index) => {
      const width = widths[index] ?? 100
      const share = (of: number): string => `${Math.round((of / width) * 1000) / 10}%`
      return (
        `@font-face{font-family:'${family}';src:${names.map(name => `local('${name}')`).join()};` +
        // What is bold already is made no bolder.
        `${like === 'bold' ? 'font-weight:400 800;' : ''}size-adjust:${width}%;` +
        `ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
      )
    })
    .toReversed()
    .join('')
