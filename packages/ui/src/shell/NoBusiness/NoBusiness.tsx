import { businessMessages } from '@tramite/core/messages'
import { Building2 } from 'lucide-react'
import { noPagesLabels as labels } from '../../labels/no-pages.ts'
import { shellLabels } from '../../labels/shell.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { NoticeScreen } from '../NoticeScreen/NoticeScreen.tsx'

export interface NoBusinessProps {
  /** Super admins reach every business of their account: without one it has none, and the firm opens the first. */
  isSuperAdmin: boolean
  contactEmail: string
  /** Address of the messaging app. */
  messagingHref: string
}

/** The user belongs to no business: an admin of the account can add them, and the firm can help. */
export function NoBusiness({ isSuperAdmin, contactEmail, messagingHref }: NoBusinessProps) {
  return (
    <NoticeScreen
      icon={<Building2 />}
      title={labels.noBusinessTitle}
      text={isSuperAdmin ? labels.noBusinessOfSuperAdmin : businessMessages['businesses.none']}
      note={
        <>
          {isSuperAdmin ? labels.firstBusinessHelp : labels.noBusinessHelp}{' '}
          <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
        </>
      }
      actions={
        <LinkButton variant="secondary" href={messagingHref} isExternal>
          {shellLabels.contact}
        </LinkButton>
      }
    />
  )
}
