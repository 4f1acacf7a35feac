import type { CivilDate } from '../calendar/index.ts'
import { evaluateLink } from '../links/index.ts'
import { FINANCIAL_PATH } from '../portal-paths.ts'
import type { AccessNotice } from './access.rules.ts'

/** How far a late payment is. */
export interface PaymentContact {
  /** Payment link of the oldest open invoice, where it is known. */
  readonly invoiceUrl?: string | null
  /** When the proof of it was sent that the firm has not refused: nobody is asked to pay again. */
  readonly proofSentOn?: CivilDate | null
}

/** The contact that notices name, and where an invoice can be paid. */
export interface NoticeContact extends PaymentContact {
  readonly contactEmail: string
  /** URL of the firm's messaging app. */
  readonly messagingUrl: string
}

/** A link out of a notice. `payment` is 'Pagar Agora', `export` 'Exportar tudo'. */
export interface NoticeLink {
  readonly kind: 'payment' | 'email' | 'messaging' | 'export'
  readonly href: string
  /** Opens in a new tab. */
  readonly isExternal: boolean
}

/** 'Pagar Agora', if the user can pay, the address is known and the firm has no proof that it has not refused. */
export function toPaymentLink(
  { payment }: Pick<AccessNotice, 'payment'>,
  contact: PaymentContact,
): NoticeLink[] {
  if (payment === null || contact.proofSentOn) return []
  if (payment === 'financialPage') {
    return [{ kind: 'payment', href: FINANCIAL_PATH, isExternal: false }]
  }
  const link = evaluateLink(contact.invoiceUrl)
  return link.allowed ? [{ kind: 'payment', href: link.href, isExternal: link.isExternal }] : []
}
