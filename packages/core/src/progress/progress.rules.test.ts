import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAnswerProgress, toProgress } from './progress.rules.ts'

describe('toProgress', () => {
  it.each([
    [7, 15, 47],
    [0, 15, 0],
    [15, 15, 100],
    [14, 15, 93],
    [199, 200, 99],
    [999, 1000, 99],
    [1, 300, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [0, 0, 0],
    [3, 0, 0],
    [20, 15, 100],
    [-1, 15, 0],
  ])('%i of %i is %i', (done, total, percent) => {
    expect(toProgress(done, total).percent).toBe(percent)
  })

  it('is 100 when all is done and only then, and never goes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (total, some) => {
        const done = some % (total + 1)
        const { percent, isComplete } = toProgress(done, total)
        expect(percent === 100).toBe(done === total)
        expect(isComplete).toBe(done === total)
        if (done === 0) expect(percent).toBe(0)
        expect(Number.isInteger(percent)).toBe(true)
        if (done < total) {
          expect(toProgress(done + 1, total).percent).toBeGreaterThanOrEqual(percent)
        }
      }),
    )
  })
})

describe('toAnswerProgress', () => {
  it.each([
    [['a', ' ', '', null, undefined], 1, 20],
    [['a', 'b'], 2, 100],
    [[], 0, 0],
  ])('%j', (answers, done, percent) => {
    expect(toAnswerProgress(answers)).toMatchObject({ done, percent })
  })
})
