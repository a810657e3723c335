import type { CSSProperties } from 'react'

/** How a brand's mails look. Every surface names its colour and that of its letters, so that a night mode that turns one turns both. */
export interface MailLook {
  frame: CSSProperties
  head: CSSProperties
  body: CSSProperties
  title: CSSProperties
  button: CSSProperties
  /** Around a button and beneath a picture: what is centred. */
  align: CSSProperties
  facts: CSSProperties
  quote: CSSProperties
  picture: CSSProperties
}

/** The agency's colours and the face of its headings. */
export interface Inks {
  accent: string
  onAccent: string
  tint: string
  heading: string
}

const INK = '#1d1b19'
const WHITE = '#ffffff'
const LINE = '#d9d4cc'

/** A magazine: a name over a hairline, nothing boxed (MAIL-81). */
export const editorialMail = ({ accent, onAccent, heading }: Inks): MailLook => ({
  frame: { maxWidth: 600, margin: '0 auto', backgroundColor: WHITE },
  head: {
    padding: '28px 32px 14px',
    backgroundColor: WHITE,
    color: INK,
    fontFamily: heading,
    fontSize: 24,
    borderBottom: `1px solid ${INK}`,
  },
  body: { padding: '36px 32px', backgroundColor: WHITE, color: INK },
  title: { fontFamily: heading, fontSize: 34, lineHeight: 1.1, fontWeight: 400 },
  button: { padding: '13px 26px', borderRadius: 0, backgroundColor: accent, color: onAccent },
  align: {},
  facts: { width: '100%', borderTop: `1px solid ${INK}`, borderBottom: `1px solid ${INK}` },
  quote: { paddingLeft: 20, borderLeft: `1px solid ${INK}`, fontFamily: heading, fontSize: 19 },
  picture: { borderRadius: 0 },
})

/** The seaside: a pebble of the agency's colour, pills, everything in the middle. */
export const coastalMail = ({ accent, onAccent, tint, heading }: Inks): MailLook => ({
  frame: { maxWidth: 600, margin: '0 auto', borderCollapse: 'separate' },
  head: {
    padding: '22px 24px',
    backgroundColor: accent,
    color: onAccent,
    fontFamily: heading,
    fontSize: 22,
    fontWeight: 700,
    textAlign: 'center',
    borderRadius: '24px 24px 0 0',
  },
  body: {
    padding: '32px 28px',
    backgroundColor: WHITE,
    color: INK,
    borderRadius: '0 0 24px 24px',
  },
  title: {
    fontFamily: heading,
    fontSize: 28,
    lineHeight: 1.1,
    fontWeight: 700,
    textAlign: 'center',
  },
  button: { padding: '14px 28px', borderRadius: 28, backgroundColor: accent, color: onAccent },
  align: { textAlign: 'center' },
  facts: {
    width: '100%',
    padding: '12px 18px',
    borderCollapse: 'separate',
    borderRadius: 18,
    backgroundColor: tint,
    color: INK,
  },
  quote: { padding: '14px 18px', borderRadius: 18, backgroundColor: tint, color: INK },
  picture: { borderRadius: 18 },
})

/** A printed book: framed twice, ruled twice, centred. */
export const rusticMail = ({ accent, onAccent, heading }: Inks): MailLook => ({
  frame: {
    maxWidth: 600,
    margin: '0 auto',
    backgroundColor: WHITE,
    border: `6px double ${LINE}`,
  },
  head: {
    padding: '28px 24px 18px',
    backgroundColor: WHITE,
    color: INK,
    fontFamily: heading,
    fontSize: 28,
    textAlign: 'center',
    borderBottom: `3px double ${LINE}`,
  },
  body: { padding: '32px 32px 24px', backgroundColor: WHITE, color: INK },
  title: {
    fontFamily: heading,
    fontSize: 28,
    lineHeight: 1.2,
    fontWeight: 400,
    textAlign: 'center',
  },
  button: {
    padding: '12px 24px',
    borderRadius: 0,
    border: `3px double ${onAccent}`,
    backgroundColor: accent,
    color: onAccent,
  },
  align: { textAlign: 'center' },
  facts: {
    margin: '0 auto 16px',
    borderTop: `3px double ${LINE}`,
    borderBottom: `3px double ${LINE}`,
  },
  quote: { padding: '0 24px', fontStyle: 'italic', textAlign: 'center' },
  picture: { padding: 8, border: `1px solid ${LINE}`, boxSizing: 'border-box' },
})
