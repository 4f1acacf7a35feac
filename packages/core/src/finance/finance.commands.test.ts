import { describe, expect, it } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { reportOverduePayment, reviewReceipt } from './finance.commands.ts'

const client = createApiClient({
  baseUrl: 'https://portal.example',
  fetch: () => Promise.reject(new Error('Nobody asks')),
  token: () => null,
  userId: () => null,
  businessId: () => null,
})

describe('a proof of payment', () => {
  it('has home read again, which asks for the payment no longer', () => {
    expect(reportOverduePayment(client).meta.stale).toContain('home')
  })
})

describe('a review of a proof of payment', () => {
  it('has the customer read again, whose tag it puts or takes off', () => {
    expect(reviewReceipt(client).meta.stale).toEqual(['customers', 'receipts'])
  })
})
