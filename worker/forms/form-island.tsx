import type { ComponentType, ReactNode } from 'react'
import { Island } from '../../client/islands/island.tsx'
import type { Site } from '../../shared/site/site.ts'
import type { Translate } from '../../shared/translator.ts'
import { formTexts, type FormIslandProps } from '../../client/forms/form-texts.ts'

interface Props<P extends object> {
  context: { site: Site; t: Translate }
  /** Names it where its end is told: `?sent=contact`. */
  form: string
  /** 'json': sent by the script; 'post': the script only fetches a captcha token, then the form posts by itself. */
  by?: FormIslandProps['by']
  component: ComponentType<P>
  served: P
}

/** A form that posts by itself, and the script that sends it better. Its markup is served and stays as it is. */
export function FormIsland<P extends object>({
  context: { site, t },
  form,
  by = 'json',
  component,
  served,
}: Props<P>): ReactNode {
  const Form = component as ComponentType<FormIslandProps & P>
  return (
    <Island
      name="forms-submit"
      component={Form}
      props={{ form, by, texts: formTexts(t), captcha: site.settings.captcha }}
      served={served}
    />
  )
}
