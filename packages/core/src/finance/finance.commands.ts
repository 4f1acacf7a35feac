import type { UploadRecord } from '../files/files.types.ts'
import type { components } from '../generated/schema.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'

/** A proof of payment. */
export interface OverduePaymentInput {
  /** The firm's payment provider, by the name in its configuration. */
  readonly paymentProvider: string
  readonly customerId: string
  /** The uploaded receipt. */
  readonly data: UploadRecord
}

/**
 * `POST /{paymentProvider}/payments/overdue`: sends the proof of an overdue payment. The server
 * takes the tag 'Inadimplente' off by itself: the user and the customer have to be read again.
 */
export const reportOverduePayment = defineCommand({
  method: 'post',
  path: '/{paymentProvider}/payments/overdue',
  request: ({ paymentProvider, customerId, data }: OverduePaymentInput & Idempotent) => ({
    path: { paymentProvider },
    body: { customerId, data },
  }),
  idempotent: true,
  success: 'demands.informationSent',
  failure: 'demands.informationFailed',
  stale: ['billings', 'customers', 'receipts', 'users'],
})

type Schemas = components['schemas']

/** `POST /firm/billings`: charges a customer, for staff. */
export const createBilling = defineCommand({
  method: 'post',
  path: '/firm/billings',
  request: toBody<Schemas['BillingDraft'] & Idempotent>,
  idempotent: true,
  stale: ['billings'],
})

/** `PATCH /firm/billings/{id}`: changes a billing, such as its status, for staff. */
export const updateBilling = defineCommand({
  method: 'patch',
  path: '/firm/billings/{id}',
  request: toIdAndBody<Schemas['BillingChanges'] & Versioned & { id: string }>,
  versionOf: '/firm/billings/{id}',
  stale: ['billings'],
})

/** `PATCH /firm/receipts/{id}`: accepts or refuses a proof of payment, for staff. */
export const reviewReceipt = defineCommand({
  method: 'patch',
  path: '/firm/receipts/{id}',
  request: toIdAndBody<Schemas['ReceiptReview'] & Versioned & { id: string }>,
  versionOf: '/firm/receipts/{id}',
  stale: ['receipts'],
})
