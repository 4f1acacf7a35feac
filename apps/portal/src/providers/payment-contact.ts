import type { PaymentContact } from '@tramite/core/access'
import { createContext } from 'react'

/** The state of a late payment, for components that show it; empty until `LatePayment` has read it. */
export const LatePaymentContact = createContext<PaymentContact>({})
