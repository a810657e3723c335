import type { CSSProperties, ReactNode } from 'react'
import type { MailContext, MailPart } from '../mail.ts'
import { MailCardView, PLAIN } from './mail-card.tsx'
import { mailLook } from './mail-look.ts'

/** One part of a mail as HTML. */
export function MailPartView({
  part,
  context,
}: {
  part: MailPart
  context: MailContext
}): ReactNode {
  const look = mailLook(context.site.theme)
  switch (part.part) {
    case 'text':
      return <p style={TEXT}>{withBreaks(part.text)}</p>
    case 'heading':
      return <h2 style={{ margin: '24px 0 8px', fontSize: 18, ...look.align }}>{part.text}</h2>
    case 'quote':
      return <blockquote style={{ ...TEXT, ...look.quote }}>{withBreaks(part.text)}</blockquote>
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
        <p style={{ ...TEXT, ...look.align }}>
          <a
            href={part.href}
            style={{ display: 'inline-block', textDecoration: 'none', ...look.button }}
          >
            {part.label}
          </a>
        </p>
      )
    case 'facts':
      return (
        <table
          role="presentation"
          style={{ margin: '0 0 16px', ...look.facts }}
          cellPadding={0}
          cellSpacing={0}
        >
          <tbody>
            {part.rows.map(([name, value], index) => (
              <tr key={index}>
                <td style={name.includes(' ') ? NAME : ONE_WORD}>{name}</td>
                <td style={VALUE}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'cards':
      return part.cards.map((card, index) => (
        <MailCardView key={index} {...card} context={context} look={look} />
      ))
  }
}

const withBreaks = (text: string): ReactNode =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))

const TEXT: CSSProperties = { margin: '0 0 16px' }
const NAME: CSSProperties = { padding: '5px 16px 5px 0', verticalAlign: 'top', color: '#5d5751' }
/** Hours and single words stay whole; an address of any length breaks (MAIL-83). */
const ONE_WORD: CSSProperties = { ...NAME, whiteSpace: 'nowrap' }
const VALUE: CSSProperties = { padding: '5px 0', overflowWrap: 'anywhere', wordBreak: 'break-word' }
