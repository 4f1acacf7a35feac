import {
  type ContractLine,
  isPaymentLate,
  type PaymentContact,
  toContractLine,
} from '@tramite/core/access'
import { listSentReceipts, toProofDay } from '@tramite/core/finance'
import { isCustomerAdmin } from '@tramite/core/users'
import { useApp, useRead, useViewer } from '@tramite/react'
import { usePayment } from '../finance/use-payment.ts'

/** Where a plain admin pays while a payment is late, and for admins since when a proof of it is with the firm. */
export function usePaymentContact(): PaymentContact {
  const { user, contract, conventions } = useViewer()
  const isLate = isPaymentLate(contract)
  const { payment } = usePayment(isLate)
  const isEnabled = isLate && isCustomerAdmin(user)
  const receipts = useRead(listSentReceipts, undefined, { isEnabled }).data ?? []
  const lateSince = contract.customer?.paymentOverdueSince ?? null
  return {
    invoiceUrl: payment.allowed ? payment.destination.href : null,
    proofSentOn: isLate ? toProofDay(receipts, lateSince, conventions.timeZone) : null,
  }
}

/** The line about the contract's state; for a plain admin it links to the oldest open invoice. */
export function useContractLine(): ContractLine | null {
  const { firm } = useApp().ports
  const { user, conventions, day } = useViewer()
  const contact = { ...firm, ...usePaymentContact() }
  return toContractLine(user.Customer, user, { today: day.today, conventions }, contact)
}
