import { expect, it } from 'vitest'
import { SUB_TYPE_LIST } from '../../../../shared/estate/kind/sub-types.ts'
import { subTypeName } from '../../../../shared/estate/kind/sub-type-words.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { createTranslator } from '../../../../shared/translator.ts'
import { MESSAGES } from '../../../../worker/site/messages.ts'

it.each(LOCALES)('sub types are called in %s what the pages call them (IMPORT-56)', locale => {
  const t = createTranslator(locale, MESSAGES[locale])
  for (const { code } of SUB_TYPE_LIST)
    if (code !== 'OTHER') expect(subTypeName(code)[locale]).toBe(t(`subType.${code}`))
})
