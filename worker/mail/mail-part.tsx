import type { CSSProperties, ReactNode } from 'react'
import { detailHref } from '../../client/estate/card/detail-href.ts'
import { assetHref } from '../../client/view.tsx'
import { headTitle } from '../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { advertLines } from '../../shared/estate/legal/advert-lines.ts'
import { priceLine } from '../../shared/estate/price/price.ts'
import { siteOrigin } from '../site/parse.ts'
import { textColourOn } from './text-colour.ts'
import type { MailCard, MailContext, MailPart } from './mail.ts'

/** One part of a mail as HTML. */
export function MailPartView({
  part,
  context,
}: {
  part: MailPart
  context: MailContext
}): ReactNode {
  const { accent } = context.site.theme
  switch (part.part) {
    case 'text':
      return <p style={TEXT}>{withBreaks(part.text)}</p>
    case 'heading':
      return <h2 style={{ margin: '24px 0 8px', fontSize: 18 }}>{part.text}</h2>
    case 'quote':
      return (
        <blockquote style={{ ...TEXT, paddingLeft: 16, borderLeft: `3px solid #${accent}` }}>
          {withBreaks(part.text)}
        </blockquote>
      )
    case 'small':
      return (
        <p style={{ margin: '0 0 8px', fontSize: 13 }}>
          {part.text}{' '}
          {part.link && (
            <a href={part.link.href} style={PLAIN}>
              {part.link.label}
            </a>
          )}
        </p>
      )
    case 'button':
      return (
        <p style={TEXT}>
          <a
            href={part.href}
            style={{
              display: 'inline-block',
              padding: '12px 20px',
              borderRadius: 4,
              backgroundColor: `#${accent}`,
              color: `#${textColourOn(accent)}`,
              textDecoration: 'none',
            }}
          >
            {part.label}
          </a>
        </p>
      )
    case 'facts':
      return (
        <table role="presentation" style={{ margin: '0 0 16px' }} cellPadding={0} cellSpacing={0}>
          <tbody>
            {part.rows.map(([name, value], index) => (
              <tr key={index}>
                <td style={{ padding: '2px 16px 2px 0', verticalAlign: 'top', color: '#5d5751' }}>
                  {name}
                </td>
                <td style={{ padding: '2px 0' }}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'cards':
      return part.cards.map((card, index) => <Card key={index} {...card} context={context} />)
  }
}

function Card({
  card,
  note,
  context: { site, locale, t },
}: MailCard & { context: MailContext }): ReactNode {
  const origin = siteOrigin(site)
  const picture = mainPicture(card)
  const title = headTitle(card, locale, t)
  return (
    <a
      href={origin + detailHref(card, locale)}
      style={{ ...PLAIN, display: 'block', margin: '0 0 24px', textDecoration: 'none' }}
    >
      {picture && (
        <img
          src={origin + assetHref(pictureFile(picture), picture.hash, 725)}
          alt=""
          width={552}
          style={{ display: 'block', width: '100%', height: 'auto', borderRadius: 4 }}
        />
      )}
      <strong style={{ display: 'block', margin: '8px 0 0', fontSize: 18 }}>{title}</strong>
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

const withBreaks = (text: string): ReactNode =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))

const TEXT: CSSProperties = { margin: '0 0 16px' }
const SMALL: CSSProperties = { display: 'block', fontSize: 14 }
const PLAIN: CSSProperties = { color: '#1d1b19' }
