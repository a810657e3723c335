import type { ReactNode } from 'react'
import { assetHref } from '../../../client/view.tsx'
import type { Theme } from '../../../shared/site/site.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from '../page/button.tsx'
import { Form } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import { Field } from '../page/parts.tsx'
import { LOOK_FILES } from './files.ts'

interface Props {
  theme: Theme
  hidden: Readonly<Record<string, string>>
  /** By the file's name. */
  error: Readonly<Record<string, string>>
  t: Translate
}

/** Logo by day and by night, icon and link preview: each sent on its own, tried first and published with the rest. */
export const FilesPanel = ({ theme, hidden, error, t }: Props): ReactNode => (
  <Panel title={t('deskLook.files')} id="files">
    {LOOK_FILES.map(kind => {
      const name = theme[kind]
      return (
        <div className="look-file" key={kind}>
          <div className={`look-file__shown look-file__shown--${kind}`}>
            {name ? (
              <img src={assetHref(name)} alt={t(`deskLook.file.${kind}`)} height="64" />
            ) : (
              <span>{t(`deskLook.fileNone.${kind}`)}</span>
            )}
          </div>
          <Form
            action="/desk/look/file"
            hidden={{ ...hidden, kind }}
            errors={error[kind] ? { [kind]: error[kind] } : {}}
            hasFiles
            t={t}
          >
            <Field
              label={t(`deskLook.file.${kind}`)}
              name="file"
              id={kind}
              type="file"
              accept={
                kind === 'preview' ? 'image/*' : 'image/svg+xml,image/png,image/webp,image/jpeg'
              }
              hint={t(`deskLook.fileHint.${kind}`)}
              error={error[kind]}
            />
            <p className="look-file__buttons">
              <Button kind="quiet" isSmall of={t(`deskLook.file.${kind}`)}>
                {t('deskLook.send')}
              </Button>
              {name && (
                <Button
                  kind="text"
                  isSmall
                  name="act"
                  value="remove"
                  of={t(`deskLook.file.${kind}`)}
                >
                  {t('deskLook.remove')}
                </Button>
              )}
            </p>
          </Form>
        </div>
      )
    })}
  </Panel>
)
