import { TEMPLATE_PREVIEW_FIELDS_MAX } from '@tramite/core/templates'
import { describe, expect, it } from 'vitest'
import { evaluateTemplateData } from '../../features/templates/template-data.rules.ts'
import { evaluateTemplateText } from '../../features/templates/template-markup.rules.ts'
import { draftSeeds, madeSeeds } from './drafts.data.ts'
import { templateSeeds } from './templates.data.ts'

describe('the templates', () => {
  it('are at least twelve, each of its own name', () => {
    expect(templateSeeds.length).toBeGreaterThanOrEqual(12)
    expect(new Set(templateSeeds.map(({ name }) => name)).size).toBe(templateSeeds.length)
  })

  it.each(templateSeeds.map((seed) => [seed.name, seed] as const))('%s', (_, { fields, html }) => {
    const names = fields.map(([name]) => name)
    expect(names.length).toBeGreaterThanOrEqual(8)
    // The preview shows all of it.
    expect(names.length).toBeLessThanOrEqual(TEMPLATE_PREVIEW_FIELDS_MAX)
    expect(new Set(names).size).toBe(names.length)
    const placed = fields.map(([name, label]) => ({ name, label, placeholder: `{{${name}}}` }))
    expect(evaluateTemplateText(html, placed)).toEqual({ allowed: true })
    for (const { label } of placed) expect(label.length).toBeLessThanOrEqual(120)
    // Every field is used in the text, and every placeholder has a field.
    const places = new Set(Array.from(html.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name))
    expect([...places].sort()).toEqual([...names].sort())
  })
})

describe('a number in a text', () => {
  // The answer brings its own unit, sign or words.
  it.each(templateSeeds.map((seed) => [seed.name, seed] as const))('%s', (_, { fields, html }) => {
    for (const [name, , type = 'text'] of fields) {
      const around = html.split(`{{${name}}}`)
      const before = around.slice(0, -1).join(' ')
      const behind = around.slice(1).join(' ')
      if (type === 'money') expect(before).not.toMatch(/R\$ ?$/)
      if (type === 'percent') expect(behind).not.toMatch(/^ ?%/)
      if (type === 'taxId') expect(before).not.toMatch(/nº $/)
      if (/^(?:hours|days|months|years|installments)$/.test(type)) {
        expect(behind).not.toMatch(/^ (?:horas|dias|meses|anos|parcelas)/)
      }
    }
  })
})

const fieldsOf = ({ fields }: (typeof templateSeeds)[number]) =>
  fields.map(([name, label, type], index) => ({ name, label, index, ...(type && { type }) }))

describe('what was answered', () => {
  it.each(madeSeeds.map((seed) => [seed.template.name, seed] as const))(
    '%s is complete',
    (_, { template, answers }) => {
      expect(evaluateTemplateData(fieldsOf(template), answers)).toEqual({ allowed: true })
    },
  )

  it.each(draftSeeds.map((seed) => [seed.template.name, seed] as const))(
    '%s is begun',
    (_, { template, answers }) => {
      const names = template.fields.map(([name]) => name)
      expect(Object.keys(answers).filter((name) => !names.includes(name))).toEqual([])
      expect(Object.keys(answers).length).toBeLessThan(names.length)
      // What is already answered is valid, so the form can be continued.
      const given = fieldsOf(template).filter(({ name }) => answers[name] !== undefined)
      expect(evaluateTemplateData(given, answers)).toEqual({ allowed: true })
    },
  )
})
