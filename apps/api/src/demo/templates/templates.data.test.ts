import { evaluateTemplateData, evaluateTemplateText } from '@tramite/core/templates'
import { describe, expect, it } from 'vitest'
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
    expect(names.length).toBeLessThanOrEqual(35)
    expect(new Set(names).size).toBe(names.length)
    const placed = fields.map(([name, label]) => ({ name, label, placeholder: `{{${name}}}` }))
    expect(evaluateTemplateText(html, placed)).toEqual({ allowed: true })
    // Every field has its place in the text, and every place its field.
    const places = new Set(Array.from(html.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name))
    expect([...places].sort()).toEqual([...names].sort())
  })
})

describe('what was answered', () => {
  it.each(madeSeeds.map((seed) => [seed.template.name, seed] as const))(
    '%s is complete',
    (_, { template, answers }) => {
      const fields = template.fields.map(([name, label, type], index) => ({
        name,
        label,
        index,
        ...(type && { type }),
      }))
      expect(evaluateTemplateData(fields, answers)).toEqual({ allowed: true })
    },
  )

  it.each(draftSeeds.map((seed) => [seed.template.name, seed] as const))(
    '%s is begun',
    (_, { template, answers }) => {
      const names = template.fields.map(([name]) => name)
      expect(Object.keys(answers).filter((name) => !names.includes(name))).toEqual([])
      expect(Object.keys(answers).length).toBeLessThan(names.length)
    },
  )
})
