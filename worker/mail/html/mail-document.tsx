import type { CSSProperties, ReactNode } from 'react'
import { assetHref } from '../../../client/view.tsx'
import { siteOrigin } from '../../site/parse.ts'
import type { Mail, MailContext } from '../mail.ts'
import { mailLook } from './mail-look.ts'
import { MailPartView } from './mail-part.tsx'
import { agencyLine } from '../mail-text.ts'

/**
 * The HTML of every mail: the agency's name and colours around the parts. Styles stand on the elements and the frame
 * is a table, since mail programs know nothing newer. No picture counts who opens it.
 */
export function MailDocument({ context, mail }: { context: MailContext; mail: Mail }): ReactNode {
  const { site, locale } = context
  const { paper, ink, logo, logoHasName, character } = site.theme
  const look = mailLook(site.theme)
  // The frame of the book holds its foot too.
  const foot: CSSProperties =
    character === 'rustic' ? { backgroundColor: '#ffffff', color: '#1d1b19' } : {}
  const page: CSSProperties = {
    margin: 0,
    padding: '24px 12px',
    backgroundColor: `#${paper}`,
    color: `#${ink}`,
    fontFamily: SANS,
    fontSize: 16,
    lineHeight: 1.5,
  }
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{mail.subject}</title>
      </head>
      <body style={page}>
        <div style={HIDDEN}>{mail.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={look.frame}>
          <tbody>
            <tr>
              <td style={look.head}>
                {logo && (
                  <img
                    src={siteOrigin(site) + assetHref(logo)}
                    alt={logoHasName ? site.name : ''}
                    height={40}
                    style={{ verticalAlign: 'middle', marginRight: logoHasName ? 0 : 12 }}
                  />
                )}
                {!(logo && logoHasName) && site.name}
              </td>
            </tr>
            <tr>
              <td style={look.body}>
                <h1 style={{ margin: '0 0 18px', ...look.title }}>{mail.title}</h1>
                {mail.parts.map((part, index) => (
                  <MailPartView key={index} part={part} context={context} />
                ))}
              </td>
            </tr>
            <tr>
              <td style={{ padding: '16px 24px', fontSize: 13, ...look.align, ...foot }}>
                {mail.footer.map((part, index) => (
                  <MailPartView key={index} part={part} context={context} />
                ))}
                <p style={{ margin: '8px 0 0' }}>{agencyLine(context)}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const SANS = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif'
const HIDDEN: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden' }
