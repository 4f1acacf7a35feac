import { describe, expect, it } from 'vitest'
import type { AddressedEvent } from './events.ts'
import { createRecentEvents } from './recent-events.ts'

const told = (demandId: string): AddressedEvent => ({
  event: { type: 'demand', demandId },
  audience: { customerId: 'c', staff: true, userIds: null },
})
function open() {
  let time = 0
  const recent = createRecentEvents(() => time)
  const ids = (ms: number) => recent.within(ms)?.map(({ event }) => event.demandId) ?? null
  return {
    recent,
    ids,
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('what was heard lately', () => {
  it('is what came since, and two seconds before, which may have been on its way', () => {
    const { recent, ids, pass } = open()
    pass(60_000)
    recent.add(told('early'))
    pass(5000)
    recent.add(told('late'))
    pass(1000)
    expect(ids(0)).toEqual(['late'])
    expect(ids(3999)).toEqual(['late'])
    expect(ids(4000)).toEqual(['early', 'late'])
  })

  it('is not whole before it began, nor before something was not heard', () => {
    const { recent, ids, pass } = open()
    pass(5000)
    expect(ids(3000)).toBeNull()
    expect(ids(2999)).toEqual([])
    recent.add(told('lost'))
    recent.forget()
    pass(3000)
    expect(ids(1000)).toBeNull()
    expect(ids(999)).toEqual([])
  })

  it('is not whole once the oldest are gone, by age or by number', () => {
    const { recent, ids, pass } = open()
    pass(10_000)
    recent.add(told('old'))
    pass(121_000)
    expect(ids(130_000)).toBeNull()
    expect(ids(100_000)).toEqual([])
    for (let i = 0; i < 25_000; i++) recent.add(told(String(i)))
    pass(1)
    const known = ids(0)
    expect(known === null || known.length <= 10_000).toBe(true)
    expect(ids(1000)).toBeNull()
    pass(3000)
    expect(ids(0)).toEqual([])
  })
})
