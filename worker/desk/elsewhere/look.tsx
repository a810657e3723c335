import { assetHref } from '../../../client/view.tsx'
import { pageHref } from '../../../shared/routes.ts'
import type { Desk } from '../env.ts'
import { Contrast } from '../look/contrast.tsx'
import { FACE_NAMES } from '../look/look-fields.tsx'
import { deskPage, wordsOf } from '../page/document.tsx'
import { LinkButton } from '../page/button.tsx'
import { Facts } from '../page/lists.tsx'
import { Panel } from '../page/notice.tsx'
import { OwnSystem } from './own-system.tsx'

/** GET /desk/look where another back end keeps it: colours, faces and logo as visitors have them. */
export function theirLookPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  const { theme, defaultLocale, name } = c.var.site
  return deskPage(
    c,
    t('deskLook.title'),
    <>
      <OwnSystem c={c} />
      <Panel title={t('deskLook.colours')}>
        <Contrast theme={theme} t={t} />
        <Facts
          facts={[
            [t('deskLook.headingFace'), FACE_NAMES[theme.headingFace]],
            [t('deskLook.textFace'), FACE_NAMES[theme.textFace]],
            [t('deskLook.character'), t(`deskLook.characters.${theme.character}`)],
            [t('deskLook.radius'), `${theme.radius} px`],
          ]}
        />
      </Panel>
      {theme.logo && (
        <Panel title={t('deskLook.file.logo')}>
          <img src={assetHref(theme.logo)} alt={name} height="64" />
        </Panel>
      )}
    </>,
    200,
    {
      actions: (
        <LinkButton href={pageHref(defaultLocale, '')}>{t('deskElsewhere.onSite')}</LinkButton>
      ),
    },
  )
}
