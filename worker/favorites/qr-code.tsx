import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** Past this a code is too fine for a telephone to read from a screen. */
const MOST_CHARS = 700

/** A text as a QR code, drawn as one path; nothing when it is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  if (text.length > MOST_CHARS) return null
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} width="200" height="200" role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
