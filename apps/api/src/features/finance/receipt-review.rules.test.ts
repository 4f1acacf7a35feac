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
    ['received', true, false, 'refused', 'put'],
    ['received', false, false, 'refused', 'leave'],
    ['received', false, true, 'refused', 'leave'],
    ['accepted', true, false, 'refused', 'put'],
    ['accepted', false, false, 'refused', 'leave'],
    ['refused', true, true, 'refused', 'leave'],
    ['received', true, false, 'accepted', 'leave'],
    ['received', true, true, 'accepted', 'leave'],
    ['received', false, false, 'accepted', 'leave'],
    ['received', false, true, 'accepted', 'take'],
    ['refused', true, true, 'accepted', 'take'],
    ['refused', true, false, 'accepted', 'leave'],
    ['accepted', false, false, 'accepted', 'leave'],
  ] as const)('%s (released: %s, after a refusal: %s), now %s: %s', (...each) => {
    const [status, released, followsRefusal, review, tag] = each
    expect(toTagAfterReview({ status, released, followsRefusal }, review)).toBe(tag)
  })
})
