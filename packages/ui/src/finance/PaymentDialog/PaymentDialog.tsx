import type { toClosingReceipt } from '@tramite/core/finance'
import { createMessages, paymentMessages } from '@tramite/core/messages'
import { Mail } from 'lucide-react'
import type { UploadsProps } from '../../files/transfers.ts'
import { paymentDialogLabels as labels } from '../../labels/finance.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { ReceiptField } from '../ReceiptField/ReceiptField.tsx'

const message = /* @__PURE__ */ createMessages(paymentMessages)

export interface PaymentDialogProps {
  /** Whom plain users write to. */
  financeEmail: string
  /** How an admin pays and proves it; null for users who are only told whom to ask. */
  admin: {
    /** Goes to where it is paid; null where there is nothing to open. */
    readonly onPay: (() => void) | null
    readonly uploads: UploadsProps
    /** Why the last proof did not do. */
    readonly problem: 'receiptRequired' | 'sendFailed' | 'waitsForFirm' | null
    /** The proof that keeps access closed; null where the next one opens it at once, and while that is not known. */
    readonly closing: ReturnType<typeof toClosingReceipt>
    /** What the server says of the file. */
    readonly fileError: string | undefined
    readonly isSending: boolean
    readonly onSend: () => void
  } | null
  /** Ends the session: nobody is kept in it by what they cannot pay. */
  onSignOut: () => void
}

type ProofProps = NonNullable<PaymentDialogProps['admin']>

function Proof({ uploads, problem, closing, fileError }: ProofProps) {
  const isWaiting = problem === 'waitsForFirm' || closing?.state === 'waiting'
  return (
    <>
      <p>
        {message(isWaiting || closing ? 'payments.dialog.adminWaits' : 'payments.dialog.admin')}
      </p>
      {isWaiting && <Banner tone="info">{message('payments.receiptWaits')}</Banner>}
      {!isWaiting && closing && (
        <Banner tone="error" title={message('payments.refused.title')}>
          {message('payments.refused.reason', { reason: closing.note ?? '' })}
        </Banner>
      )}
      <ReceiptField
        uploads={uploads}
        isMissing={problem === 'receiptRequired'}
        fileError={fileError}
      />
    </>
  )
}

/** A payment is missing: it stays until an admin pays, or proves that it was paid, or the session ends. */
export function PaymentDialog({ financeEmail, admin, onSignOut }: PaymentDialogProps) {
  return (
    <Dialog
      title={message('payments.dialog.title')}
      isOpen
      isBlocking
      cancelText={labels.signOut}
      onClose={onSignOut}
      actions={
        admin ? (
          <>
            <Button
              variant={admin.onPay ? 'secondary' : 'primary'}
              isPending={admin.isSending}
              pendingText={labels.sending}
              onPress={admin.onSend}
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
          <LinkButton href={`mailto:${financeEmail}`} icon={<Mail />}>
            {labels.write}
          </LinkButton>
        )
      }
    >
      {admin ? (
        <Proof {...admin} />
      ) : (
        <p>{message('payments.dialog.user', { email: financeEmail })}</p>
      )}
    </Dialog>
  )
}
