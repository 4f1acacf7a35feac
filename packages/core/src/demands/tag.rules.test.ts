import { describe, expect, it } from 'vitest'
import {
  CUSTOMER_TAGS_MAX,
  DEMAND_TAGS_MAX,
  evaluateTagAddition,
  evaluateTagCreation,
  TAG_NAME_MAX,
  toTagKey,
} from './tag.rules.ts'

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

  it('compares names without accents and capitals', () => {
    expect(toTagKey(' Ação Cível ')).toBe('acao civel')
  })
})

describe('evaluateTagAddition', () => {
  const full = Array.from({ length: DEMAND_TAGS_MAX }, (_, index) => `tag-${index}`)
  it.each([
    [['a'], 'b', null],
    [['a', 'b'], 'b', 'repeated'],
    [full, 'b', 'tooManyOnDemand'],
    [full, 'tag-0', 'repeated'],
  ])('to %j', (demandsTags, tagId, reason) => {
    const decision = evaluateTagAddition({ demandsTags }, tagId)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})
