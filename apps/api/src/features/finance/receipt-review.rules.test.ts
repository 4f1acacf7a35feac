import { describe, expect, it } from 'vitest'
import { evaluateReceiptFile, toTagAfterReview } from './receipt-review.rules.ts'

describe('evaluateReceiptFile', () => {
  it.each([
    ['application/pdf', true],
    ['image/jpeg', true],
    ['image/png', true],
    ['image/gif', false],
    ['text/plain', false],
    ['application/octet-stream', false],
    [null, false],
  ])('%s: %s', (type, expected) => expect(evaluateReceiptFile(type).allowed).toBe(expected))
})

describe('toTagAfterReview', () => {
  it.each([
    ['received', true, 'refused', 'put'],
    ['received', false, 'refused', 'put'],
    ['accepted', true, 'refused', 'put'],
    ['refused', true, 'refused', 'leave'],
    ['received', true, 'accepted', 'leave'],
    ['received', false, 'accepted', 'take'],
    ['refused', true, 'accepted', 'take'],
    ['accepted', false, 'accepted', 'leave'],
  ] as const)('%s (released: %s), now %s: %s', (status, released, review, tag) => {
    expect(toTagAfterReview({ status, released }, review)).toBe(tag)
  })
})
