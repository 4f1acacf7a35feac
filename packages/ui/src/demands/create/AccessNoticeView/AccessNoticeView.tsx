import type { AccessNotice } from '@tramite/core/access'
import { accessMessages, fillMessage } from '@tramite/core/messages'
import { MessageCircle } from 'lucide-react'
import { demandCreateLabels } from '../../../labels/demand-create.ts'
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx'
import { NoticeScreen } from '../../../shell/NoticeScreen/NoticeScreen.tsx'

export interface AccessNoticeViewProps {
  notice: AccessNotice
  contactEmail: string
  /** Address of the messaging app. */
  messagingHref: string
}

function toTexts({ kind, audience }: AccessNotice): { title: string; text: string } {
  const title = accessMessages[`access.notice.${kind}.title`]
  if (kind !== 'overdue') return { title, text: accessMessages[`access.notice.${kind}.text`] }
  const reader = audience === 'user' ? 'user' : 'admin'
  return { title, text: accessMessages[`access.notice.overdue.${reader}`] }
}

/** In place of what the contract does not open: why, and whom to turn to. Specification §2, §6. */
export function AccessNoticeView({ notice, contactEmail, messagingHref }: AccessNoticeViewProps) {
  return (
    <NoticeScreen
      {...toTexts(notice)}
      note={fillMessage(accessMessages['access.notice.contact'], { email: contactEmail })}
      actions={
        <>
          {notice.payment === 'financialPage' && (
            <LinkButton href="/financial">{demandCreateLabels.pay}</LinkButton>
          )}
          <LinkButton variant="secondary" icon={<MessageCircle />} href={messagingHref} isExternal>
            {demandCreateLabels.contact}
          </LinkButton>
        </>
      }
    />
  )
}
