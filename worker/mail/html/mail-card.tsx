import type { CSSProperties, ReactNode } from 'react'
import { detailHref } from '../../../client/estate/card/detail-href.ts'
import { assetHref } from '../../../client/view.tsx'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { advertLines } from '../../../shared/estate/legal/advert-lines.ts'
import { mainPicture, pictureFile } from '../../../shared/estate/media/pictures.ts'
import { priceLine } from '../../../shared/estate/price/price.ts'
import { siteOrigin } from '../../site/parse.ts'
import type { MailCard, MailContext } from '../mail.ts'
import type { MailLook } from './mail-looks.ts'

/** A home in a mail; the whole of it is a link. */
export function MailCardView({
  card,
  note,
  context: { site, locale, t },
  look,
}: MailCard & { context: MailContext; look: MailLook }): ReactNode {
  const origin = siteOrigin(site)
  const picture = mainPicture(card)
  const title = headTitle(card, locale, t)
  return (
    <a
      href={origin + detailHref(card, locale)}
      style={{
        ...PLAIN,
        ...look.align,
        display: 'block',
        margin: '0 0 24px',
        textDecoration: 'none',
      }}
    >
      {picture && (
        <img
          src={origin + assetHref(pictureFile(picture), picture.hash, 725)}
          alt=""
          width={552}
          style={{ display: 'block', width: '100%', height: 'auto', ...look.picture }}
        />
      )}
      <strong
        style={{
          display: 'block',
          margin: '8px 0 0',
          fontFamily: look.title.fontFamily,
          fontWeight: look.title.fontWeight,
          fontSize: 20,
        }}
      >
        {title}
      </strong>
      {note && <span style={{ display: 'block', fontWeight: 600 }}>{note}</span>}
      <span style={{ display: 'block' }}>{priceLine(card, t)}</span>
      {advertLines(card, locale, t).map(line => (
        <span key={line} style={SMALL}>
          {line}
        </span>
      ))}
    </a>
  )
}

const SMALL: CSSProperties = { display: 'block', fontSize: 14 }
export const PLAIN: CSSProperties = { color: '#1d1b19' }
