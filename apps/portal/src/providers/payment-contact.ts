import type { PaymentContact } from '@tramite/core/access'
import { createContext } from 'react'

/** How far a late payment is, for whatever asks for it; empty until `LatePayment` has read it. */
export const LatePaymentContact = createContext<PaymentContact>({})
