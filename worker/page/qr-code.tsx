import { type Bitmap2D, generate } from 'lean-qr'
import type { ReactNode } from 'react'

/** Finer codes cannot be read by a phone from a screen. */
const MAX_CHARS = 700
/** The quiet zone around the code, in modules. */
const QUIET_ZONE = 2

/** A text as a QR code, drawn as one path; nothing where the text is too long. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  if (text.length > MAX_CHARS) return null
  const code = generate(text)
  const side = code.size + 2 * QUIET_ZONE
  return (
    <svg
      className="qr-code"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      width="200"
      height="200"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
      <path stroke="#000" d={strokes(code)} />
    </svg>
  )
}

/** A stroke for each run of dark modules in a row, each told from the end of the last, which compresses best. */
function strokes(code: Bitmap2D): string {
  let path = 'M0 .5'
  let pen = { x: 0, y: 0 }
  for (let y = 0; y < code.size; y++) {
    for (let x = 0, run = 0; x <= code.size; x++) {
      if (code.get(x, y)) run++
      else if (run > 0) {
        path += `m${x - run - pen.x} ${y - pen.y}h${run}`
        pen = { x, y }
        run = 0
      }
    }
  }
  return path
}
