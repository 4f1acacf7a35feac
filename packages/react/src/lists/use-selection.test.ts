import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection } from './use-selection.ts'

const [d1, d2, d3] = [{ id: 'd1' }, { id: 'd2' }, { id: 'd3' }]

it('keeps what is ticked in a list, as long as it is there, and in the order of ticking', () => {
  const { result, rerender } = renderHook((rows) => useSelection(rows), {
    initialProps: [d1, d2, d3],
  })
  act(() => result.current.select(new Set(['d3', 'd1'])))
  expect(result.current.chosen).toEqual([d3, d1])
  expect([...result.current.selected]).toEqual(['d3', 'd1'])
  rerender([d1, d2])
  expect([...result.current.selected]).toEqual(['d1'])
  rerender([d1, d2, d3])
  act(() => result.current.drop(['d1']))
  expect([...result.current.selected]).toEqual(['d3'])
  act(() => result.current.select([]))
  expect(result.current.selected.size).toBe(0)
})

it('is the same set until other rows are ticked, however often the list is drawn', () => {
  const { result, rerender } = renderHook((rows) => useSelection(rows), {
    initialProps: [d1, d2, d3],
  })
  act(() => result.current.select(['d1', 'd3']))
  rerender([d1, d2])
  const { selected } = result.current
  rerender([d2, d1])
  expect(result.current.selected).toBe(selected)
})
