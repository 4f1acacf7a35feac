import type { DatedInvoice, SentFile, toClosingReceipt } from '@tramite/core/finance'
import { createMessages, paymentMessages } from '@tramite/core/messages'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { UploadsProps } from '../../files/transfers.ts'
import { paymentDialogLabels as labels } from '../../labels/finance.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { type OtherInvoice, ProvedInvoice } from '../ProvedInvoice/ProvedInvoice.tsx'
import { ReceiptField } from '../ReceiptField/ReceiptField.tsx'

const message = /* @__PURE__ */ createMessages(paymentMessages)

export interface PaymentDialogProps {
  /** The address that plain users write to. */
  financeEmail: string
  /** The contract has a late payment too: what it closes waits for the firm, whatever is proved. */
  isLate: boolean
  /** How an admin pays and proves it; null for users who are only shown whom to ask. */
  admin:
    | (Pick<DialogProps, 'failure'> & {
        /** Opens the page where it is paid; null if there is none. */
        readonly onPay: (() => void) | null
        /** It is known that there is none: they ask for the invoice. */
        readonly hasNoInvoice: boolean
        /** The read of the invoice that is paid. */
        readonly invoice: LoadStatus
        /** What the proof is sent of; absent where no invoice is open, or it is not known. */
        readonly proves: DatedInvoice | undefined
        /** What can be proved instead where that is not open any more; null while it is. */
        readonly settled: OtherInvoice | null
        readonly uploads: UploadsProps
        /** Why the last proof was not enough; what failed is said by `failure`. */
        readonly problem: 'receiptRequired' | 'sendFailed' | 'waitsForFirm' | null
        /** The proof that keeps access closed; null if the next one opens it at once, undefined while unknown. */
        readonly closing: ReturnType<typeof toClosingReceipt> | undefined
        /** The server's error about the file. */
        readonly fileError: string | undefined
        /** It was to be sent although an upload had failed. */
        readonly hasFailedUpload: boolean
        /** What seems to be the same file was sent of the same invoice before. */
        readonly sentBefore: SentFile | undefined
        readonly isSending: boolean
        readonly onSend: () => void
      })
    | null
  /** Ends the session: nobody is held in it by a payment that they cannot make. */
  onSignOut: () => void
}

type ProofProps = NonNullable<PaymentDialogProps['admin']> &
  Pick<PaymentDialogProps, 'isLate' | 'financeEmail'> & { attempts: number }

/** Nothing is promised about the next proof while its effect is unknown. */
function toText({ isClosed, isKnown }: { isClosed: boolean; isKnown: boolean }) {
  if (isClosed) return 'payments.dialog.adminWaits'
  return isKnown ? 'payments.dialog.admin' : 'payments.dialog.adminUnsure'
}

function Proof({ invoice, proves, isLate, uploads, problem, closing, ...field }: ProofProps) {
  const { hasNoInvoice, financeEmail: email } = field
  // A later decision of the firm replaces the earlier answer.
  const state = closing?.state ?? (problem === 'waitsForFirm' ? 'waiting' : null)
  const text = toText({ isClosed: state !== null, isKnown: closing !== undefined })
  const pay = hasNoInvoice
    ? message('payments.dialog.askInvoice', { email })
    : message('payments.dialog.payNow')
  return (
    <>
      <p>{message(text, { pay })}</p>
      {isLate && <p>{message('payments.dialog.late')}</p>}
      {invoice.hasFailed && (
        <ErrorState
          title={labels.invoiceFailed}
          onRetry={invoice.onRetry}
          isRetrying={invoice.isRetrying}
        />
      )}
      {state === 'waiting' && <Banner tone="info">{message('payments.receiptWaits')}</Banner>}
      {closing?.state === 'refused' && (
        <Banner tone="error" title={message('payments.refused.title')}>
          {message('payments.refused.reason', { reason: closing.note ?? '' })}
        </Banner>
      )}
      {proves && <ProvedInvoice invoice={proves} settled={field.settled} />}
      <ReceiptField
        uploads={uploads}
        isMissing={problem === 'receiptRequired'}
        fileError={field.fileError}
        hasFailedUpload={field.hasFailedUpload}
        sentBefore={field.sentBefore}
        attempts={field.attempts}
      />
    </>
  )
}

/** A payment is missing: shown until an admin pays or proves the payment, or the session ends. */
export function PaymentDialog({ financeEmail, isLate, admin, onSignOut }: PaymentDialogProps) {
  const [attempts, setAttempts] = useState(0)
  const write = (
    <LinkButton
      variant={admin ? 'secondary' : 'primary'}
      href={`mailto:${financeEmail}`}
      icon={<Mail />}
    >
      {labels.write}
    </LinkButton>
  )
  return (
    <Dialog
      title={message('payments.dialog.title')}
      isOpen
      isBlocking
      failure={admin?.failure}
      cancelText={labels.signOut}
      onClose={onSignOut}
      actions={
        admin ? (
          <>
            {admin.hasNoInvoice && write}
            <Button
              variant={admin.onPay ? 'secondary' : 'primary'}
              isPending={admin.isSending}
              pendingText={labels.sending}
              onPress={() => {
                setAttempts(attempts + 1)
                admin.onSend()
              }}
            >
              {labels.send}
            </Button>
            {admin.onPay && (
              <Button isDisabled={admin.isSending} onPress={admin.onPay}>
                {labels.pay}
              </Button>
            )}
          </>
        ) : (
          write
        )
      }
    >
      {admin ? (
        <Proof {...admin} {...{ isLate, financeEmail, attempts }} />
      ) : (
        <>
          <p>{message('payments.dialog.user', { email: financeEmail })}</p>
          {isLate && <p>{message('payments.dialog.late')}</p>}
        </>
      )}
    </Dialog>
  )
}
