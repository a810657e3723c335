/** Building blocks of the drawings: SVG strings in whole pixels, without fonts or external resources. */
const px = (value: number): string => String(Math.round(value * 10) / 10)

const attributes = (more: string): string => (more ? ` ${more}` : '')

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}"${attributes(more)}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${fill}"${attributes(more)}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}"${attributes(more)}/>`

/** A filled shape through x, y, x, y, …. */
export function poly(points: number[], fill: string, more = ''): string {
  const pairs = points
    .map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ' '}${px(value)}`)
    .join('')
  return `<path d="${pairs}z" fill="${fill}"${attributes(more)}/>`
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`

/** A line without fill. */
export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${px(width)}"${attributes(more)}/>`

export const group = (content: string, more = ''): string => `<g${attributes(more)}>${content}</g>`

export const use = (id: string, x: number, y: number, more = ''): string =>
  `<use href="#${id}" x="${px(x)}" y="${px(y)}"${attributes(more)}/>`

export const gradient = (
  id: string,
  stops: [offset: number, color: string, opacity?: number][],
  horizontal = false,
): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${horizontal ? 1 : 0}" y2="${horizontal ? 0 : 1}">${stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</linearGradient>`

export const pattern = (
  id: string,
  width: number,
  height: number,
  content: string,
  transform = '',
): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ''}>${content}</pattern>`

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A whole picture with its label, and the pen in the corner that marks it as a drawing. */
export function picture(
  width: number,
  height: number,
  title: string,
  defs: string,
  content: string,
): string {
  const pen =
    `<g transform="translate(${width - 54} ${height - 52})" opacity=".8"><circle cx="16" cy="16" r="18" fill="#fff" fill-opacity=".7"/>` +
    '<path d="M8 24l2.500-8L20 6.500l5.500 5.500L16 21.500z" fill="#2b2b2b"/><path d="M8 24l1.300-4 2.700 2.700z" fill="#fff"/></g>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${title}</title>${defs ? `<defs>${defs}</defs>` : ''}${content}${pen}</svg>`
  )
}
