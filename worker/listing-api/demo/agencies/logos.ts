/** Logos drawn as paths, so that they need no font. */
const mark = (width: number, title: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 72" width="${width}" height="72" role="img"><title>${title}</title>${shapes}</svg>`

export const LEIE_LOGO = mark(
  72,
  'Leie &amp; Linde',
  `<path fill="#1f5c4a" d="M36 4c-14 0-23 10-23 22 0 10 7 17 16 19v-9c-5-2-8-6-8-11 0-7 6-13 15-13s15 6 15 13c0 5-3 9-8 11v9c9-2 16-9 16-19C59 14 50 4 36 4z"/><path fill="#1f5c4a" d="M33 24h6v26h-6z"/><path fill="none" stroke="#1f5c4a" stroke-width="3.4" stroke-linecap="round" d="M6 57c7.500-5 12.500-5 20 0s12.500 5 20 0 12.500-5 20 0M14 66c6-3.600 10-3.600 16 0s10 3.600 16 0 8-3.600 12-1.600"/>`,
)

export const DUINKANT_LOGO = mark(
  72,
  'Duinkant',
  '<circle cx="36" cy="36" r="33" fill="#0b5670"/><circle cx="47" cy="24" r="8" fill="#f4c95d"/><path fill="#e9dcc0" d="M5 47c9-14 20-15 29-5s19 9 33-3c-3 17-16 30-31 30C21 69 9 60 5 47z"/><path fill="none" stroke="#0b5670" stroke-width="2.600" stroke-linecap="round" d="M21 43c0-6-1-10-4-13M23 43c1-7 3-11 7-14M22 43c0-8 1-12 2-17"/>',
)

export const ARDOISE_LOGO = mark(
  72,
  'Haute Ardoise',
  '<path fill="#7d3a22" d="M36 5 68 33v34H4V33z"/><path fill="#f6f0e6" d="M36 14 60 35H12z"/><g fill="#7d3a22"><path d="M28 25h16v5l-8 4-8-4zM20 32h14v3h-5l-4 0-5 0zM38 32h14v3H38z"/></g><path fill="#f6f0e6" d="M14 45h20v16H14zm24 0h20v16H38z" opacity=".92"/><path fill="#7d3a22" d="M23 45h2v16h-2zm24 0h2v16h-2zM14 52h20v2H14zm24 0h20v2H38z"/></svg>'.replace(
    '</svg>',
    '',
  ),
)
