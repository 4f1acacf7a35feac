import { type AccessNotice, toNoticeContent } from '@tramite/core/access'
import { MessageCircle } from 'lucide-react'
import { areaLabels } from '../../labels/areas.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'

export interface JourneysNoticeProps {
  notice: AccessNotice
  contactEmail: string
  /** Address of the messaging app. */
  messagingHref: string
}

/** Shown above journeys when none can be started: why, and whom to contact. */
export function JourneysNotice({ notice, contactEmail, messagingHref }: JourneysNoticeProps) {
  const { title, text, contact } = toNoticeContent(notice, {
    contactEmail,
    messagingUrl: messagingHref,
  })
  return (
    <Banner
      tone="info"
      title={title}
      action={
        <LinkButton
          variant="secondary"
          size="small"
          icon={<MessageCircle />}
          href={messagingHref}
          isExternal
        >
          {areaLabels.contact}
        </LinkButton>
      }
    >
      {text} {contact}
    </Banner>
  )
}
