import type { Options as Schema } from 'rehype-sanitize'

/** Numbers, words, colours and functions of them; `url()` only of something in the same drawing. No colon, so no address. */
const VALUE = /^(?!.*url\(\s*(?!#[\w.-]+\s*\)))[\w\s#.,%+()/-]*$/is
const INSIDE = /^#[\w.-]+$/
/** As VALUE, with what stands between declarations and rules; `@` and `\` would get around it. */
const STYLE = /^(?!.*url\(\s*(?!#[\w.-]+\s*\)))[\w\s#.,%+():;{}>*!/-]*$/is

/** Whether a style sheet within a drawing asks for nothing outside it. */
export const isSafeStyle = (text: string): boolean => STYLE.test(text)

/** Names as hast has them. */
const ATTRIBUTES =
  `className clipPath clipPathUnits clipRule color cx cy d display dominantBaseline dx dy fill fillOpacity fillRule
  fontFamily fontSize fontStyle fontWeight fr fx fy gradientTransform gradientUnits height letterSpacing mask
  maskContentUnits maskUnits offset opacity overflow paintOrder pathLength points preserveAspectRatio r rx ry
  shapeRendering spreadMethod stopColor stopOpacity stroke strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin
  strokeMiterLimit strokeOpacity strokeWidth textAnchor transform vectorEffect version viewBox visibility width x x1 x2
  y y1 y2`.split(/\s+/)

const ELEMENTS =
  `circle clipPath defs ellipse g line linearGradient mask path polygon polyline radialGradient rect stop style svg symbol
  text tspan use`.split(/\s+/)

/** What an agency's logo may be made of (UPLOAD-20). */
export const SVG_SCHEMA: Schema = {
  tagNames: ELEMENTS,
  strip: ['script', 'foreignObject', 'title', 'desc', 'metadata', 'iframe', 'template'],
  attributes: {
    '*': [
      ...ATTRIBUTES.map((name): [string, RegExp] => [name, VALUE]),
      ['id', /^[\w.-]{1,100}$/],
      ['style', STYLE],
    ],
    svg: [['xmlns', 'http://www.w3.org/2000/svg']],
    use: [['href', INSIDE]],
    linearGradient: [['href', INSIDE]],
    radialGradient: [['href', INSIDE]],
  },
  // Names within a drawing of its own meet no other's.
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
}
