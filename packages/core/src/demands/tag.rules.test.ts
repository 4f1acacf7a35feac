import { describe, expect, it } from 'vitest'
import { demandMessages } from '../messages/demands.ts'
import { DEMAND_TAGS_MAX, evaluateTagAddition, toTagKey } from './tag.rules.ts'

it('compares names without accents and capitals', () => {
  expect(toTagKey(' Ação Cível ')).toBe('acao civel')
})

describe('evaluateTagAddition', () => {
  const full = Array.from({ length: DEMAND_TAGS_MAX }, (_, index) => `tag-${index}`)
  it.each([
    [['a'], 'b', null],
    [['a', 'b'], 'b', 'repeated'],
    [full, 'b', 'tooManyOnDemand'],
    [full, 'tag-0', 'repeated'],
    [['a'], undefined, null],
    [full, undefined, 'tooManyOnDemand'],
  ])('to %j', (demandsTags, tagId, reason) => {
    const decision = evaluateTagAddition({ demandsTags }, tagId)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })

  it('says how many a demand takes', () => {
    expect(demandMessages['demands.tooManyTags']).toContain(` ${DEMAND_TAGS_MAX} `)
  })
})
