import { contrast } from '../../../shared/site/colour.ts'
import type { StickerLabel } from '../../../shared/estate/sticker.ts'
import { ColourPlaceholder } from '../../content/picture.tsx'

/** A word on a picture: sold, rented, or the agency's sticker in its own colours, as long as these can be read. */
export function Label({ label, isSold }: { label: StickerLabel; isSold: boolean }) {
  const text = label.color
    ? textClass(label.color, label.colorText ?? '000000')
    : isSold
      ? 'label--gone'
      : 'label--plain'
  return (
    <p className={`label ${text}`}>
      {label.color && <ColourPlaceholder color={label.color} />}
      <span className="label__word" lang={label.lang}>
        {label.name}
      </span>
    </p>
  )
}

/** Light or dark letters: what the agency asked for if it reads on its background (WCAG AA), else what reads better. */
function textClass(background: string, text: string): string {
  const light = contrast('ffffff', text) < contrast('000000', text)
  const preferred = light ? 'ffffff' : '000000'
  const reads = contrast(preferred, background) >= 4.5
  return light === reads ? 'label--light' : 'label--dark'
}
