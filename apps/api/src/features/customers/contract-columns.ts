import { customers } from '../../tables/customers.table.ts'

/** The columns of a customer that decide whether its deadlines run, and what its users may do. */
export const contractColumns = {
  isChurn: customers.isChurn,
  accessAllowedUntil: customers.accessAllowedUntil,
  hasSuspendedContract: customers.hasSuspendedContract,
  contractSuspendedAt: customers.contractSuspendedAt,
  hasPaymentOverdue: customers.hasPaymentOverdue,
  paymentOverdueSince: customers.paymentOverdueSince,
  isSpecificDemand: customers.isSpecificDemand,
}
