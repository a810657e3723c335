import { FACES } from '../../../shared/site/faces.ts'
import type { Theme } from '../../../shared/site/site.ts'
import { coastalMail, editorialMail, rusticMail, type Inks, type MailLook } from './mail-looks.ts'
import { textColourOn } from './text-colour.ts'

const LOOKS: Record<Theme['character'], (inks: Inks) => MailLook> = {
  editorial: editorialMail,
  coastal: coastalMail,
  rustic: rusticMail,
}

/** The look of an agency's mails. */
export function mailLook({ character, accent, tint, headingFace }: Theme): MailLook {
  return LOOKS[character]({
    accent: `#${accent}`,
    onAccent: `#${textColourOn(accent)}`,
    tint: textColourOn(tint) === textColourOn('ffffff') ? `#${tint}` : '#f2f1ee',
    heading: FACES[headingFace].stack,
  })
}
