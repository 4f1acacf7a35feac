import { type PaymentContact, type ToolCard, toNoticeContent } from '@tramite/core/access'
import { accessMessages } from '@tramite/core/messages'
import { Mail, MessageCircle } from 'lucide-react'
import { toolsLabels as labels } from '../../labels/tools.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'

export interface ToolClosedDialogProps {
  card: ToolCard
  contactEmail: string
  /** Address of the messaging app. */
  messagingHref: string
  /** Where a plain admin pays, and whether that has been proved. */
  payment: PaymentContact
  onClose: () => void
}

const icons = {
  payment: undefined,
  export: undefined,
  email: <Mail />,
  messaging: <MessageCircle />,
}

/** Why a tool is closed, what it is for, and whom to contact. */
export function ToolClosedDialog({
  card: { name, tool, access },
  contactEmail,
  messagingHref,
  payment,
  onClose,
}: ToolClosedDialogProps) {
  if (access.allowed) return null
  const { notice } = access
  const content =
    notice && toNoticeContent(notice, { contactEmail, messagingUrl: messagingHref, ...payment })
  const otherText =
    access.reason === 'paymentOverdue' ? labels.unpaid : accessMessages['access.toolDenied']
  return (
    <Dialog title={name} isOpen onClose={onClose} cancelText={labels.close}>
      <Stack>
        <p>{labels.about[tool]}</p>
        <p>{content?.text ?? otherText}</p>
        {content && <p>{content.contact}</p>}
        <Inline>
          {content?.links.map(({ kind, href, isExternal }) => (
            <LinkButton
              key={kind}
              href={href}
              isExternal={isExternal && kind !== 'email'}
              variant={kind === 'payment' ? 'primary' : 'secondary'}
              icon={icons[kind]}
            >
              {labels.links[kind]}
            </LinkButton>
          ))}
          {!content && (
            <LinkButton href={messagingHref} isExternal variant="secondary" icon={icons.messaging}>
              {labels.links.messaging}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Dialog>
  )
}
