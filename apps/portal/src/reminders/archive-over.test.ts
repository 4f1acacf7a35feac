import { expect, it } from 'vitest'
import { toArchiveOver } from './archive-over.ts'

const filed = { action: 'file', ids: ['a', 'b', 'c'], gone: 1 } as const

it('is what was moved', () => {
  const done = { moved: ['a', 'b'], gone: ['c'], hasSucceeded: true }
  const over = { action: 'file', ids: ['a', 'b'], gone: 1 }
  expect(toArchiveOver(undefined, 'file', done)).toEqual(over)
  expect(toArchiveOver(undefined, 'file', { ...done, hasSucceeded: false })).toEqual(over)
  expect(toArchiveOver(filed, 'unfile', done)).toEqual({ ...over, action: 'unfile' })
  const nothing = { moved: [], gone: [], hasSucceeded: false }
  expect(toArchiveOver(undefined, 'file', nothing)).toBeUndefined()
})

it('has all that was moved when what failed goes on', () => {
  const rest = { moved: ['d'], gone: ['e'], hasSucceeded: true }
  expect(toArchiveOver(filed, 'file', rest)).toEqual({
    ...filed,
    ids: ['a', 'b', 'c', 'd'],
    gone: 2,
  })
})

it('is what an undo that failed has not brought back', () => {
  const done = { moved: ['a'], gone: ['b'], hasSucceeded: false }
  expect(toArchiveOver(filed, 'unfile', done)).toEqual({ ...filed, ids: ['c'], gone: 2 })
  const nothing = { moved: [], gone: [], hasSucceeded: false }
  expect(toArchiveOver(filed, 'unfile', nothing)).toEqual(filed)
})
