import { expect, it } from 'vitest'
import { toArchiveOver } from './archive-over.ts'

const filed = { action: 'file', ids: ['a', 'b', 'c'], gone: 1 } as const

it('is what was moved', () => {
  const done = { moved: ['a', 'b'], gone: ['c'], hasSucceeded: true }
  const over = { action: 'file', ids: ['a', 'b'], gone: 1 }
  expect(toArchiveOver(undefined, 'file', false, done)).toEqual(over)
  expect(toArchiveOver(undefined, 'file', false, { ...done, hasSucceeded: false })).toEqual(over)
  expect(toArchiveOver(filed, 'unfile', true, done)).toEqual({ ...over, action: 'unfile' })
  const nothing = { moved: [], gone: [], hasSucceeded: false }
  expect(toArchiveOver(undefined, 'file', false, nothing)).toBeUndefined()
})

it('has all that was moved when what failed goes on', () => {
  const rest = { moved: ['d'], gone: ['e'], hasSucceeded: true }
  expect(toArchiveOver(filed, 'file', false, rest)).toEqual({
    ...filed,
    ids: ['a', 'b', 'c', 'd'],
    gone: 2,
  })
})

it('is what an undo that failed has not brought back', () => {
  const done = { moved: ['a'], gone: ['b'], hasSucceeded: false }
  expect(toArchiveOver(filed, 'unfile', true, done)).toEqual({ ...filed, ids: ['c'], gone: 2 })
  const nothing = { moved: [], gone: [], hasSucceeded: false }
  expect(toArchiveOver(filed, 'unfile', true, nothing)).toEqual(filed)
})

it('is what a new action moved, though it is the opposite of the last one and failed', () => {
  const undone = { action: 'unfile', ids: ['a', 'b'], gone: 0 } as const
  const done = { moved: ['a'], gone: [], hasSucceeded: false }
  const over = { action: 'file', ids: ['a'], gone: 0 }
  expect(toArchiveOver(undone, 'file', false, done)).toEqual(over)
})
