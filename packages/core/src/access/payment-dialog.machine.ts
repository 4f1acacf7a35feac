import { assign, fromPromise, setup } from 'xstate'
import type { UploadRecord } from '../files/index.ts'
import { isPermanentRefusal } from '../http/index.ts'
import { type AccessUser, toPaymentTarget } from './access.rules.ts'
import type { PaymentDismissal } from './payment-dialog.rules.ts'

/** The invoice that a proof names; none where the server is to pick it. */
interface NamedInvoice {
  readonly billingId?: string
}

interface PaymentDialogContext {
  readonly user: AccessUser
  /**
   * Why the last proof did not release the customer: none was chosen, sending it failed, or it waits for
   * the firm, which refused the one before.
   */
  readonly problem: 'receiptRequired' | 'sendFailed' | 'waitsForFirm' | null
  /**
   * What the last proof named, until it is known whether that one was taken: the next is of the same, since
   * otherwise a repeat would prove an invoice that nobody paid.
   */
  readonly named: NamedInvoice | null
}

/** Events of the dialog. None of them just closes it. */
export type PaymentDialogEvent =
  /** 'Pagar agora' was pressed. */
  | { readonly type: 'PAY' }
  /** The proof of payment is to be sent; null when none was chosen. Names nothing where no invoice is known. */
  | {
      readonly type: 'SEND'
      readonly attachment: UploadRecord | null
      readonly named?: NamedInvoice
    }
  /** What the last proof named is not open any more: the next one names another invoice. */
  | { readonly type: 'NAME_ANOTHER' }

/** A proof of payment as it is sent. */
interface SentProof {
  readonly attachment: UploadRecord
  readonly named: NamedInvoice
}

/**
 * The blocking payment dialog from the moment it opens. For admins it ends with 'Pagar agora' or with a
 * proof of payment that released the customer; for others it does not end. It lives as long as the page:
 * a reload opens it again while the customer is delinquent.
 */
export const paymentDialogMachine = setup({
  types: {
    context: {} as PaymentDialogContext,
    events: {} as PaymentDialogEvent,
    input: {} as { readonly user: AccessUser },
    output: {} as PaymentDismissal,
  },
  actors: {
    sendReceipt: fromPromise<{ readonly released: boolean }, SentProof>(() =>
      Promise.reject(new Error('No sendReceipt provided')),
    ),
  },
  guards: {
    mayPay: ({ context }) => toPaymentTarget(context.user) !== null,
    maySend: ({ context, event }) =>
      toPaymentTarget(context.user) !== null && event.type === 'SEND' && event.attachment !== null,
  },
}).createMachine({
  id: 'paymentDialog',
  context: ({ input }) => ({ user: input.user, problem: null, named: null }),
  initial: 'open',
  states: {
    open: {
      on: {
        PAY: { guard: 'mayPay', target: 'paying' },
        NAME_ANOTHER: { guard: 'mayPay', actions: assign({ named: null }) },
        SEND: [
          { guard: 'maySend', target: 'sending' },
          { guard: 'mayPay', actions: assign({ problem: 'receiptRequired' }) },
        ],
      },
    },
    sending: {
      entry: assign({
        problem: null,
        named: ({ context, event }) =>
          context.named ?? (event.type === 'SEND' ? event.named : undefined) ?? {},
      }),
      invoke: {
        src: 'sendReceipt',
        input: ({ context: { named }, event }) => {
          if (event.type !== 'SEND' || !event.attachment) throw new Error('entered by SEND only')
          return { attachment: event.attachment, named: named ?? {} }
        },
        onDone: [
          { guard: ({ event }) => event.output.released, target: 'released' },
          { target: 'open', actions: assign({ problem: 'waitsForFirm', named: null }) },
        ],
        onError: {
          target: 'open',
          actions: assign({
            problem: 'sendFailed',
            named: ({ context, event }) => (isPermanentRefusal(event.error) ? null : context.named),
          }),
        },
      },
    },
    paying: { type: 'final', output: 'payNow' },
    released: { type: 'final', output: 'receiptSent' },
  },
  output: ({ event }) => event.output as PaymentDismissal,
})
