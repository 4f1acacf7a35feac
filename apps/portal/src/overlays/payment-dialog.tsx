import { useRouter } from '@tanstack/react-router'
import {
  findDelinquency,
  isPaymentLate,
  paymentDialogMachine,
  toPaymentTarget,
} from '@tramite/core/access'
import {
  type DatedInvoice,
  findSentFile,
  listOpenInvoices,
  listSentReceipts,
  reportOverduePayment,
  toClosingReceipt,
  toInvoiceToPay,
} from '@tramite/core/finance'
import {
  useApp,
  useFailure,
  useRead,
  useReceiptFile,
  useRun,
  useSendWhenUploaded,
  useViewer,
} from '@tramite/react'
import { type PaymentDialogProps, PaymentDialog as View } from '@tramite/ui/finance/dialogs'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useBillings, useFinanceContext } from '../finance/use-finance-context.ts'
import { usePayment } from '../finance/use-payment.ts'
import { openInNewTab } from '../providers/open-in-new-tab.ts'
import { useSignOutDialog } from '../session/use-sign-out-dialog.tsx'

/** Opens the page where the viewer pays; null if there is none, or while it is not known. */
function usePaymentDestination() {
  const router = useRouter()
  const { payment, ...read } = usePayment(true)
  if (!payment.allowed) return { pay: null, ...read }
  const { kind, href } = payment.destination
  const pay = () => {
    if (kind === 'page') router.history.push(href)
    else openInNewTab(href)
  }
  return { pay, ...read }
}

interface Ends {
  onDone: () => void
  /** Whether a proof is being sent, which would be lost with the dialog. */
  onSendingChange: (isSending: boolean) => void
}

interface ProofOptions extends Ends {
  customerId: string
}

/** The steps of the dialog for an admin. */
function useProof({
  customerId,
  onDone,
  onSendingChange,
}: ProofOptions): PaymentDialogProps['admin'] {
  const { ports } = useApp()
  const { user } = useViewer()
  const tagSetAt = findDelinquency(user.Customer?.tags ?? [])?.createdAt ?? ''
  const { paymentProvider } = ports.firm
  const { pay, hasNoInvoice, loadStatus } = usePaymentDestination()
  const receipts = useRead(listSentReceipts, undefined)
  const billings = useBillings()
  const context = useFinanceContext()
  const { uploads, fileError, fileSize, onAnswer } = useReceiptFile()
  const { mutateAsync, ...report } = useRun(reportOverduePayment)
  const failure = useFailure(report)
  const [machine] = useState(() =>
    paymentDialogMachine.provide({
      actors: {
        sendReceipt: fromPromise(async ({ input: { attachment: data, named } }) => {
          try {
            const receipt = await mutateAsync({ paymentProvider, customerId, data, ...named })
            uploads.clear()
            return receipt
          } catch (error) {
            onAnswer(error)
            throw error
          }
        }),
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: { user } })
  const { named } = state.context
  const [lastSent, setLastSent] = useState<DatedInvoice>()
  const open = listOpenInvoices(billings.data ?? [], context)
  const next = toInvoiceToPay(billings.data, receipts.data, context)
  const isNamed = ({ billing }: DatedInvoice) => billing.id === named?.billingId
  const kept = open.find(isNamed)
  // A plain admin reads open invoices only.
  const last = lastSent && isNamed(lastSent) ? lastSent : undefined
  const proves = named ? (kept ?? last) : next
  const chosen = { billingId: proves?.billing.id, fileSize }
  const sending = useSendWhenUploaded(uploads, ([attachment = null]) => {
    onAnswer()
    setLastSent(proves)
    // Only an invoice that the sender has seen is named: while none has been read, the server picks one.
    send({ type: 'SEND', attachment, named: proves ? { billingId: proves.billing.id } : {} })
  })
  const isSending = state.matches('sending') || sending.isWaitingForUploads
  useEffect(() => {
    if (!isSending) return undefined
    onSendingChange(true)
    return () => onSendingChange(false)
  }, [isSending, onSendingChange])
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return {
    onPay:
      pay &&
      (() => {
        pay()
        send({ type: 'PAY' })
      }),
    hasNoInvoice,
    invoice: loadStatus,
    proves,
    settled:
      named && proves && !kept && billings.data
        ? { next, onNext: () => send({ type: 'NAME_ANOTHER' }) }
        : null,
    sentBefore: findSentFile(receipts.data ?? [], chosen, context.conventions.timeZone),
    uploads: uploads.props,
    problem: state.context.problem,
    closing: receipts.data && toClosingReceipt(receipts.data, tagSetAt),
    fileError,
    hasFailedUpload: sending.hasFailedUpload,
    isSending,
    failure,
    onSend: sending.request,
  }
}

/** The dialog about a missing payment, for the viewer. */
export default function PaymentDialog(ends: Ends) {
  const { firm } = useApp().ports
  const { user, contract } = useViewer()
  const { signOut, dialog } = useSignOutDialog()
  const isLate = isPaymentLate(contract)
  const common = { financeEmail: firm.financeEmail, isLate, onSignOut: signOut }
  return (
    <>
      {toPaymentTarget(user) === null || !user.Customer ? (
        <View {...common} admin={null} />
      ) : (
        <AdminDialog {...common} customerId={user.Customer.id} {...ends} />
      )}
      {dialog}
    </>
  )
}

interface AdminDialogProps extends Omit<PaymentDialogProps, 'admin'>, ProofOptions {}

function AdminDialog({ customerId, onDone, onSendingChange, ...common }: AdminDialogProps) {
  return <View {...common} admin={useProof({ customerId, onDone, onSendingChange })} />
}
