import type { FunctionComponent, ReactNode } from 'react'
import { formTexts, type FormIslandProps } from '../../client/forms/form-texts.ts'
import { Island } from '../render/island.tsx'
import type { Site } from '../../shared/site/site.ts'
import type { Translate } from '../../shared/translator.ts'

interface Props<P extends object> {
  context: { site: Site; t: Translate }
  /** Its name; the page it returns to says `?sent={form}`. */
  form: string
  /** 'json': the script sends it; 'post': the script only adds a captcha token, then the form posts natively. */
  by?: FormIslandProps['by']
  component: FunctionComponent<P>
  served: P
}

/** A form that works without script, and the island that sends it without leaving the page. */
export function FormIsland<P extends object>({
  context: { site, t },
  form,
  by = 'json',
  component: Form,
  served,
}: Props<P>): ReactNode {
  return (
    <Island
      name="forms-submit"
      props={{ form, by, texts: formTexts(t), captcha: site.settings.captcha }}
    >
      <Form {...served} />
    </Island>
  )
}
