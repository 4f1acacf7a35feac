import { BULK_SELECTION_MAX } from '@tramite/core/demands'
import { buildId } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { selectAll, toggleDemand, toSelectAllState } from './demand-selection.ts'

const full = Array.from({ length: BULK_SELECTION_MAX }, (_, index) => buildId(index))

describe('selection of demands', () => {
  it('takes and leaves demands', () => {
    expect(toggleDemand(['a'], 'b', true)).toEqual(['a', 'b'])
    expect(toggleDemand(['a', 'b'], 'a', false)).toEqual(['b'])
    expect(toggleDemand(['a'], 'a', true)).toEqual(['a'])
  })

  it('takes no more than one call can carry', () => {
    expect(toggleDemand(full, 'one more', true)).toHaveLength(BULK_SELECTION_MAX)
  })

  it('selects all, as many as one call can carry', () => {
    const many = [...full, 'one more'].map((id) => ({ id }))
    expect(selectAll(many)).toEqual(full)
    expect(selectAll(many.slice(0, 3))).toEqual(full.slice(0, 3))
  })

  it.each([
    [[], 2, 'none'],
    [['a'], 2, 'some'],
    [['a', 'b'], 2, 'all'],
    [['a', 'b'], undefined, 'some'],
    [full, undefined, 'some'],
    [full, BULK_SELECTION_MAX, 'all'],
    [full, BULK_SELECTION_MAX + 1, 'some'],
  ])('says how much is selected (%#)', (selection, choosable, state) => {
    expect(toSelectAllState(selection, choosable)).toBe(state)
  })
})
