import { keysOf } from '../../shared/table.ts'

/** One set on a 24 px grid, drawn with a single 1.5 px line that takes the colour of the text around it. */
const DRAWINGS = {
  'arrow-down': 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  'arrow-left': 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  'arrow-up': 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  bath: 'M3.5 12.5h17v2a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5zM6 12.5V6.2A2.2 2.2 0 0 1 8.2 4c1.3 0 2.2.9 2.2 2.2M8.6 6.5h3.6M7 19.5 6 21.5m11-2 1 2',
  bed: 'M3.5 19v-5.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2V19M3.5 16.5h17M5.5 11.5V7a1.5 1.5 0 0 1 1.5-1.5h10A1.5 1.5 0 0 1 18.5 7v4.5M8.5 11.5V9.3h7v2.2',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  building: 'M6 20.5v-16h12v16M3.5 20.5h17M10 8h.5m3 0h.5m-4 4h.5m3 0h.5m-3.5 8.5v-4h2.5v4',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8m8-4.5V8',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v12h-17zM12 10a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6',
  check: 'm4.5 12.5 5 5 10-11',
  'chevron-down': 'm6 9.5 6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6m-6 4h6',
  filter:
    'M4 7h9m4 0h3M4 17h3m4 0h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  ground: 'M3.5 8.5v12h12M3.5 20.5l17-17M8 3.5h12.5V16',
  heart: 'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 6.7a4.5 4.5 0 0 1 8 2.8C20 15.3 12 20 12 20z',
  home: 'm3.5 11.5 8.5-7 8.5 7M6 9.5v10.5h12V9.5M10 20v-6h4v6',
  image: 'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M15.5 9h.5',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.5v.5',
  key: 'M8 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 12h9M17.5 12v3.5M20.5 12v2.5',
  mail: 'M3.5 6h17v12.5h-17zM3.5 6.5l8.5 7 8.5-7',
  map: 'm3.5 6.5 5.5-2 6 2.5 5.5-2v13l-5.5 2-6-2.5-5.5 2zM9 4.5v13m6-10.5v13',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2C11 20 4 13 4 5.5a2 2 0 0 1 2-2z',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  plan: 'M4 4h16v16H4zM4 11h7M11 4v3.5M11 11v2.5M11 17v3M15.5 11H20',
  play: 'M7 4.5 19 12 7 19.5z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H4.5v8.5h15V12H18',
  sort: 'M8 4.5v15M4.5 16 8 19.5l3.5-3.5M16 19.5v-15M12.5 8 16 4.5 19.5 8',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z',
  surface:
    'm3.5 11 8.5-6.5 8.5 6.5v9h-17zM8 16.5h8M8 16.5l1.5-1.5M8 16.5 9.5 18m6.5-1.5-1.5-1.5m1.5 1.5L14.5 18',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  water: 'M12 3.5s6.5 6.5 6.5 11a6.5 6.5 0 0 1-13 0c0-4.5 6.5-11 6.5-11z',
} as const

export type IconName = keyof typeof DRAWINGS

export const ICON_NAMES = /* @__PURE__ */ keysOf(DRAWINGS)

/**
 * A decoration beside words: hidden from assistive technology, so its button or link must say what it does. Its own size
 * holds where no style came (BROWSER-33).
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={`icon icon--${name}`}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
