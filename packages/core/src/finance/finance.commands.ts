import * as calls from '../generated/calls/finance.ts'
import { defineCommand } from '../http/index.ts'

/**
 * `POST /{paymentProvider}/payments/overdue`: sends the proof of an overdue payment. The server itself
 * removes the tag 'Inadimplente': the user and the customer have to be read again.
 */
export const reportOverduePayment = defineCommand(calls.reportOverduePayment, {
  success: 'demands.informationSent',
  failure: 'demands.informationFailed',
  stale: ['billings', 'customers', 'home', 'receipts', 'users'],
})

/** `POST /firm/billings`: charges a customer, for staff. */
export const createBilling = defineCommand(calls.createBilling, {
  success: 'firm.billingCreated',
  failure: 'firm.billingCreateFailed',
  stale: ['billings'],
})

/** `PATCH /firm/billings/{id}`: changes a billing, such as its status, for staff. */
export const updateBilling = defineCommand(calls.updateBilling, {
  success: 'firm.billingUpdated',
  failure: 'firm.billingUpdateFailed',
  stale: ['billings'],
})

/** `PATCH /firm/receipts/{id}`: accepts or refuses a proof of payment, for staff. */
export const reviewReceipt = defineCommand(calls.reviewReceipt, {
  success: 'firm.receiptReviewed',
  failure: 'firm.receiptReviewFailed',
  stale: ['customers', 'receipts'],
})
