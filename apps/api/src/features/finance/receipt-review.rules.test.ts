import { describe, expect, it } from 'vitest'
import { type OtherProof, toRefusalNews, toTagAfterReview } from './receipt-review.rules.ts'

describe('toTagAfterReview', () => {
  const at = (hour: number | null) => (hour === null ? null : `2026-03-10T1${hour}:00:00.000Z`)
  const sentAt = 4

  it.each([
    ['received', true, null, null, 'refused', 'put'],
    ['received', false, null, null, 'refused', 'leave'],
    ['received', false, 3, 3, 'refused', 'leave'],
    ['accepted', true, null, null, 'refused', 'put'],
    ['accepted', false, null, null, 'refused', 'leave'],
    ['refused', true, 5, 5, 'refused', 'leave'],
    ['received', true, null, 5, 'accepted', 'leave'],
    ['received', true, 3, 5, 'accepted', 'leave'],
    ['received', false, null, null, 'accepted', 'leave'],
    ['received', false, null, 5, 'accepted', 'leave'],
    ['received', false, 3, 3, 'accepted', 'take'],
    ['received', false, 3, 5, 'accepted', 'leave'],
    ['received', false, 5, 5, 'accepted', 'take'],
    ['received', false, 5, 6, 'accepted', 'leave'],
    // Another proof, of an earlier debt, was accepted in between.
    ['received', false, null, 3, 'accepted', 'take'],
    ['refused', true, 5, 5, 'accepted', 'take'],
    ['refused', true, null, 5, 'accepted', 'leave'],
    ['accepted', false, null, 3, 'accepted', 'leave'],
  ] as const)('%s (released: %s, put back at %s, tag of %s), now %s: %s', (...each) => {
    const [status, released, returnedAt, tagAt, review, tag] = each
    const [tagReturnedAt, tagSetAt] = [at(returnedAt), at(tagAt)]
    const createdAt = at(sentAt) ?? ''
    const before = { status, released, createdAt, tagReturnedAt, tagSetAt, others: [] }
    expect(toTagAfterReview(before, review)).toBe(tag)
  })

  it.each<[OtherProof['status'], boolean, string]>([
    ['accepted', true, 'leave'],
    ['accepted', false, 'put'],
    ['received', true, 'put'],
  ])('refused beside another of its invoice (%s, later: %s): %s', (status, isLater, tag) => {
    const before = { status: 'received', released: true, createdAt: at(sentAt) ?? '' } as const
    const others = [{ status, isLater }]
    const receipt = { ...before, tagReturnedAt: null, tagSetAt: null, others }
    expect(toTagAfterReview(receipt, 'refused')).toBe(tag)
  })
})

describe('toRefusalNews', () => {
  const waits = { status: 'received', isLater: true } as const
  const accepted = { status: 'accepted', isLater: false } as const
  it.each<[string, boolean, OtherProof[], 'put' | 'leave', string]>([
    ['of no invoice', false, [], 'put', ''],
    ['of an invoice', true, [], 'put', 'Of'],
    ['another waits', true, [waits], 'put', 'Waits'],
    ['another was accepted', true, [waits, accepted], 'leave', 'Accepted'],
    ['an earlier one was accepted, and the tag is back', true, [accepted], 'put', 'Of'],
    ['the same, and a later one waits', true, [accepted, waits], 'put', 'Waits'],
  ])('%s', (_, hasInvoice, others, tag, news) => {
    expect(toRefusalNews({ hasInvoice, others }, tag)).toBe(news)
  })
})
