import type { PaymentContact } from '@tramite/core/access'
import { listSentReceipts, toProofDay } from '@tramite/core/finance'
import { isCustomerAdmin } from '@tramite/core/users'
import { useRead, useViewer } from '@tramite/react'
import { useEffect } from 'react'
import { useBillings, useFinanceContext } from '../finance/use-finance-context.ts'
import { usePayment } from '../finance/use-payment.ts'

/**
 * Reads the state of a late payment: where a plain admin pays, and for admins since when the firm has had a
 * proof of it. Loaded only if the payment is late.
 */
export default function LatePayment({
  onContact,
}: {
  onContact: (contact: PaymentContact) => void
}) {
  const { user, contract, conventions } = useViewer()
  const { payment } = usePayment(true)
  const { cpfOrCnpj } = useFinanceContext()
  const isEnabled = isCustomerAdmin(user)
  const receipts = useRead(listSentReceipts, undefined, { isEnabled }).data
  const billings = useBillings(isEnabled).data
  const lateSince = contract.customer?.paymentOverdueSince ?? null
  const invoiceUrl = payment.allowed ? payment.destination.href : null
  const known = cpfOrCnpj === null ? [] : billings
  const overdue = known?.filter(({ status }) => status === 'OVERDUE') ?? null
  const proofSentOn = toProofDay(receipts ?? [], { lateSince, overdue }, conventions.timeZone)
  useEffect(() => {
    onContact({ invoiceUrl, proofSentOn })
    // The state of one payment does not apply to the next.
    return () => onContact({})
  }, [onContact, invoiceUrl, proofSentOn])
  return null
}
