import { TAG_NAME_MAX } from '@tramite/core/demands'
import { describe, expect, it } from 'vitest'
import { CUSTOMER_TAGS_MAX, evaluateTagCreation } from './tag-creation.rules.ts'

const tags = [{ name: 'Órgão Público' }, { name: 'Urgente' }]
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `t${index}` }))

describe('evaluateTagCreation', () => {
  it.each([
    ['  Fornecedores ', tags, { allowed: true, name: 'Fornecedores' }],
    ['x'.repeat(TAG_NAME_MAX), tags, { allowed: true, name: 'x'.repeat(TAG_NAME_MAX) }],
    ['x'.repeat(TAG_NAME_MAX + 1), tags, { allowed: false, reason: 'nameTooLong' }],
    ['   ', tags, { allowed: false, reason: 'nameRequired' }],
    ['orgao publico', tags, { allowed: false, reason: 'exists' }],
    [' URGENTE ', tags, { allowed: false, reason: 'exists' }],
    ['Nova', many(CUSTOMER_TAGS_MAX), { allowed: false, reason: 'tooMany' }],
    ['Nova', many(CUSTOMER_TAGS_MAX - 1), { allowed: true, name: 'Nova' }],
  ])('%j', (name, existing, expected) => {
    expect(evaluateTagCreation(name, existing)).toEqual(expected)
  })
})
