import type { PaymentContact } from '@tramite/core/access'
import { listSentReceipts, toProofDay } from '@tramite/core/finance'
import { isCustomerAdmin } from '@tramite/core/users'
import { useRead, useViewer } from '@tramite/react'
import { useEffect } from 'react'
import { useBillings, useFinanceContext } from '../finance/use-finance-context.ts'
import { usePayment } from '../finance/use-payment.ts'

/**
 * Reads how far a late payment is: where a plain admin pays, and for admins since when a proof of it is with
 * the firm. Loaded by those alone whose payment is late.
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
    // What was read of a payment says nothing about the next one.
    return () => onContact({})
  }, [onContact, invoiceUrl, proofSentOn])
  return null
}
