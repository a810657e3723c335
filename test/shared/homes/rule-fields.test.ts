import { expect, it } from 'vitest'
import { LEGAL_RULES } from '../../../shared/estate/legal/legal-rules.ts'
import { FORM_TABS, fieldsOfTab, formTab } from '../../../shared/homes/form/form-tabs.ts'
import { RULE_FIELDS } from '../../../shared/homes/rule-fields.ts'

it.each(Object.entries(RULE_FIELDS))(
  'The gap of the rule “%s” is filled at %j (DESK-79)',
  (id, { tab, name }) => {
    expect(FORM_TABS.map(each => each.id)).toContain(tab)
    expect(fieldsOfTab(formTab(tab)).map(each => each.name)).toContain(name)
    expect(LEGAL_RULES.map(rule => rule.id)).toContain(id)
  },
)

it('Every legal rule has a field where its gap is filled (DESK-79)', () => {
  expect(LEGAL_RULES.filter(({ id }) => !Object.hasOwn(RULE_FIELDS, id))).toEqual([])
})
