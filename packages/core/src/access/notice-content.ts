import { formatDate } from '../calendar/index.ts'
import { accessNoticeMessages } from '../messages/access-notices.ts'
import { fillMessage } from '../messages/message-text.ts'
import type { AccessNotice } from './access.rules.ts'
import {
  type NoticeContact,
  type NoticeLink,
  type PaymentContact,
  toPaymentLink,
} from './payment-link.ts'

/** What is shown in place of blocked content. */
export interface NoticeContent {
  readonly title: string
  readonly text: string
  /** Whom to write to. */
  readonly contact: string
  readonly links: readonly NoticeLink[]
}

function textOf({ kind, audience }: AccessNotice, { proofSentOn }: PaymentContact): string {
  if (kind !== 'overdue') return accessNoticeMessages[`access.notice.${kind}.text`]
  if (proofSentOn) {
    const on = formatDate(proofSentOn)
    return fillMessage(accessNoticeMessages['access.notice.overdue.proof'], { on })
  }
  return accessNoticeMessages[`access.notice.overdue.${audience === 'user' ? 'user' : 'admin'}`]
}

/**
 * The text and links of a notice: why the content is closed, whom to write to, and for users who may pay,
 * where. Super admins pay on the finance page, plain admins through the link of the oldest open invoice.
 */
export function toNoticeContent(notice: AccessNotice, contact: NoticeContact): NoticeContent {
  const { contactEmail: email, messagingUrl } = contact
  return {
    title: accessNoticeMessages[`access.notice.${notice.kind}.title`],
    text: textOf(notice, contact),
    contact: fillMessage(accessNoticeMessages['access.notice.contact'], { email }),
    links: [
      ...toPaymentLink(notice, contact),
      { kind: 'messaging', href: messagingUrl, isExternal: true },
      { kind: 'email', href: `mailto:${email}`, isExternal: false },
    ],
  }
}
