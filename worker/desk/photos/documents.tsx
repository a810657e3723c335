import type { ReactNode } from 'react'
import { assetHref } from '../../../client/view.tsx'
import { webTarget } from '../../../shared/content/web-address.ts'
import type { EstateFile } from '../../../shared/estate/record/attachments.ts'
import { LOCALES } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Icon } from '../../../client/controls/icon.tsx'
import { Button, LinkButton } from '../page/button.tsx'

/** Name of a document in any language. */
function nameOf({ comment, type }: EstateFile): string | null {
  if (typeof comment === 'string') return comment
  const names = LOCALES.map(locale => comment?.[locale] ?? type?.name?.[locale])
  return names.find(Boolean) ?? null
}

const hrefOf = ({ file, link }: EstateFile): string | null =>
  file ? assetHref(file) : webTarget(link)

/** The PDFs of a home: what each is called is what visitors read. */
export const Documents = ({
  files,
  path,
  t,
}: {
  files: readonly EstateFile[]
  path: string
  t: Translate
}): ReactNode =>
  files.length > 0 && (
    <section className="documents-list">
      <h2 id="documents">{t('deskPhotos.documents', { count: files.length })}</h2>
      <form method="post" action={path}>
        <ul>
          {files.map((each, at) => {
            const name = nameOf(each) ?? t('deskPhotos.document', { number: at + 1 })
            const href = hrefOf(each)
            return (
              <li key={at}>
                <Icon name="document" />
                {href ? <a href={href}>{name}</a> : name}
                {each.file && (
                  <LinkButton isSmall href={`${path}/${each.file}`} of={name}>
                    {t('deskPhotos.rename')}
                  </LinkButton>
                )}
                {each.file && (
                  <Button
                    kind="quiet"
                    isSmall
                    name="act"
                    value={`removeDocument:${each.file}`}
                    of={name}
                  >
                    {t('deskPhotos.removeWord')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </form>
    </section>
  )
