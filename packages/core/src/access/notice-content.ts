import { type CivilDate, formatDate } from '../calendar/index.ts'
import { evaluateLink } from '../links/index.ts'
import { accessMessages } from '../messages/access.ts'
import { fillMessage } from '../messages/message-text.ts'
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

/** What is shown in place of blocked content. */
export interface NoticeContent {
  readonly title: string
  readonly text: string
  /** Whom to write to. */
  readonly contact: string
  readonly links: readonly NoticeLink[]
}

function textOf({ kind, audience }: AccessNotice, { proofSentOn }: PaymentContact): string {
  if (kind !== 'overdue') return accessMessages[`access.notice.${kind}.text`]
  if (proofSentOn) {
    const on = formatDate(proofSentOn)
    return fillMessage(accessMessages['access.notice.overdue.proof'], { on })
  }
  return accessMessages[`access.notice.overdue.${audience === 'user' ? 'user' : 'admin'}`]
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

/**
 * The text and links of a notice: why the content is closed, whom to write to, and for users who may pay,
 * where. Super admins pay on the finance page, plain admins through the link of the oldest open invoice.
 */
export function toNoticeContent(notice: AccessNotice, contact: NoticeContact): NoticeContent {
  const { contactEmail: email, messagingUrl } = contact
  return {
    title: accessMessages[`access.notice.${notice.kind}.title`],
    text: textOf(notice, contact),
    contact: fillMessage(accessMessages['access.notice.contact'], { email }),
    links: [
      ...toPaymentLink(notice, contact),
      { kind: 'messaging', href: messagingUrl, isExternal: true },
      { kind: 'email', href: `mailto:${email}`, isExternal: false },
    ],
  }
}
