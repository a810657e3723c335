import type { Theme } from '../../../shared/site/site.ts'
import { OWN_FRAMES } from '../../http/security-headers.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Notice, Panel, Tag } from '../page/notice.tsx'
import { Contrast } from './contrast.tsx'
import { isLookFile } from './files.ts'
import { FilesPanel } from './files-panel.tsx'
import { LookFields } from './look-fields.tsx'
import { readLook, stateOf } from './look-state.ts'
import { LookFrame } from './look-frame.tsx'
import { LookHistory } from './look-history.tsx'
import { lookVersions } from './versions.ts'

interface Shown {
  /** What was typed; absent: what is tried, or published. */
  typed?: Record<string, string>
  errors?: Record<string, string>
  notice?: string
  status?: Status
}

/** GET /desk/look: colours, faces, character, files, beside the real site in them. */
export async function lookPage(
  c: Desk,
  { typed, errors = {}, notice, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const state = await readLook(c)
  if (!state)
    return deskPage(c, t('deskLook.title'), <Notice title={t('deskLook.elsewhere')} />, status)
  const theme = state.draft ?? state.published
  c.header(OWN_FRAMES, 'around')
  const hidden = { draft: state.draftTag, was: stateOf(state.published) }
  const body = (
    <div className="look">
      {notice && <Notice kind="error" title={t(`deskLook.notice.${notice}`)} />}
      <div className="look__work">
        <Panel title={t('deskLook.colours')}>
          <Form errors={ofFields(errors)} hidden={hidden} id="look-form" t={t}>
            <div className="look__form" data-desk="look">
              <LookFields values={{ ...valuesOf(theme), ...typed }} errors={errors} t={t} />
              <p className="field__hint">{t('deskLook.contrastHint')}</p>
              <Contrast theme={theme} t={t} />
            </div>
            <FormButtons isSticky>
              <Button name="act" value="publish">
                {t('deskLook.publish')}
              </Button>
              <Button kind="quiet" name="act" value="try">
                {t('deskLook.try')}
              </Button>
              {state.draft && (
                <Button kind="text" name="act" value="drop">
                  {t('deskLook.drop')}
                </Button>
              )}
            </FormButtons>
          </Form>
        </Panel>
        <FilesPanel theme={theme} hidden={hidden} error={errors} t={t} />
        <LookHistory versions={await lookVersions(c)} hidden={hidden} t={t} />
      </div>
      <LookFrame site={c.var.site} at={c.req.query('at')} t={t} />
    </div>
  )
  return deskPage(c, t('deskLook.title'), body, status, {
    intro: t('deskLook.intro'),
    tag: state.draft ? <Tag kind="warning">{t('deskLook.trying')}</Tag> : undefined,
  })
}

/** What is wrong with a file is said at its own form. */
const ofFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !isLookFile(name)))

const valuesOf = (theme: Theme): Record<string, string> => ({
  accent: `#${theme.accent}`,
  tint: `#${theme.tint}`,
  paper: `#${theme.paper}`,
  ink: `#${theme.ink}`,
  radius: String(theme.radius),
  headingFace: theme.headingFace,
  textFace: theme.textFace,
  character: theme.character,
  logoHasName: theme.logoHasName ? 'on' : '',
})
