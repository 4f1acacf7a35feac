import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useBulkSelection } from './use-bulk-selection.ts'

const d1 = { id: 'd1', name: 'Contrato' }
const d2 = { id: 'd2', name: 'Parecer' }
const d3 = { id: 'd3', name: 'Aditivo' }

function open(first: readonly { id: string; name: string }[]) {
  const { result, rerender } = renderHook(({ candidates }) => useBulkSelection(candidates), {
    initialProps: { candidates: first },
  })
  return {
    now: () => result.current,
    list: (candidates: typeof first) => rerender({ candidates }),
  }
}

describe('demands chosen for one action', () => {
  it('are chosen as long as the action applies to them, in the order of choosing', () => {
    const { now, list } = open([d1, d2, d3])
    act(() => now().choose(['d3', 'd1']))
    expect(now().selection).toEqual(['d3', 'd1'])
    expect([...now().selected]).toEqual(['d3', 'd1'])
    expect(now().chosen).toEqual([d3, d1])
    list([d1, d2])
    expect(now().selection).toEqual(['d1'])
    list([d1, d2, d3])
    expect(now().selection).toEqual(['d3', 'd1'])
  })

  it('are asked about as they are now', () => {
    const { now, list } = open([d1, d2])
    expect(now().asked).toEqual([])
    act(() => now().ask(['d1', 'd2']))
    expect(now().asked).toEqual([d1, d2])
    const renamed = { ...d1, name: 'Contrato social' }
    list([renamed])
    expect(now().asked).toEqual([renamed])
    act(() => now().close())
    expect(now().asked).toEqual([])
  })

  it('are not asked about anew once the action applied to none of them', () => {
    const { now, list } = open([d1, d2])
    act(() => now().ask(['d1']))
    list([d2])
    expect(now().asked).toEqual([])
    list([d1, d2])
    expect(now().asked).toEqual([])
  })

  it('leave the choice when it is done, but those chosen meanwhile stay', () => {
    const { now } = open([d1, d2, d3])
    act(() => now().choose(['d1', 'd2']))
    act(() => now().ask(['d1', 'd2']))
    act(() => now().choose(['d1', 'd2', 'd3']))
    act(() => now().finish())
    expect(now().selection).toEqual(['d3'])
    expect(now().asked).toEqual([])
  })
})
