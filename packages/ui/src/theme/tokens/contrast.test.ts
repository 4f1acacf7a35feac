import { expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'

it('is 21 between black and white, in either order', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrastOf([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5)
})

it('agrees with a published pair', () => {
  expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
})
