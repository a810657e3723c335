import type { PictureFocus } from '../../shared/estate/record/attachments.ts'
import type { Locale } from '../../shared/locale.ts'
import { assetHref } from '../view.tsx'

/** Widths of one picture in px; 725 is the one for browsers that cannot choose (PIC-9), the others serve small, dense and large screens. */
export const PICTURE_WIDTHS = [360, 725, 1080, 1450] as const

interface PictureProps {
  asset: string
  hash?: string | null
  /** Of the original, in px; they keep its place until it is there. */
  width?: number | null
  height?: number | null
  /** Placeholder colour, six hexadecimal digits. */
  color?: string | null
  /** A tiny picture as a data address, in the colour's place. */
  preview?: string | null
  /** What stays in view where the frame cuts it (PIC-16). */
  focus?: PictureFocus | null
  alt: string
  /** Of the alt text, where it is not in the page's language (LOCALE-31). */
  lang?: Locale
  /** How wide it stands on the page, as the sizes attribute has it. */
  sizes: string
  /** First of its page: fetched at once and first. */
  eager?: boolean
}

/**
 * A picture in its place: colour first, then the file in the width this screen asks for. Within `picture` React asks
 * for nothing early by itself; the page says what is (its head's preload).
 */
export function Picture({
  asset,
  hash,
  width,
  height,
  color,
  preview,
  focus,
  alt,
  lang,
  sizes,
  eager,
}: PictureProps) {
  return (
    <span className="picture">
      <Placeholder color={color} preview={preview} />
      <picture>
        <img
          className="picture__image"
          src={assetHref(asset, hash, 725)}
          srcSet={pictureSet(asset, hash)}
          sizes={sizes}
          width={width || 1450}
          height={height || 1088}
          alt={alt}
          lang={lang}
          data-focus={focus ? `${focus.x}-${focus.y}` : undefined}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? undefined : 'async'}
        />
      </picture>
    </span>
  )
}

/** The candidates of one picture, as the srcset attribute has them. */
export const pictureSet = (asset: string, hash?: string | null): string =>
  PICTURE_WIDTHS.map(width => `${assetHref(asset, hash, width)} ${width}w`).join(', ')

const PREVIEW = /^data:image\/webp;base64,[A-Za-z\d+/=]{1,1000}$/

/** What stands in a picture's place until it is there: a tiny picture, else a colour (PIC-12, PIC-13). */
export function Placeholder({ color, preview }: Pick<PictureProps, 'color' | 'preview'>) {
  if (typeof preview === 'string' && PREVIEW.test(preview))
    return <img className="picture__preview" src={preview} alt="" />
  return color ? <ColourPlaceholder color={color} /> : null
}

/** A colour from outside, painted by an attribute, since the policy forbids inline style. */
export function ColourPlaceholder({ color }: { color: string }) {
  if (!/^[0-9a-f]{6}$/i.test(color)) return null
  return <svg className="colour-ground" aria-hidden="true" color={`#${color}`} />
}
