import {
  type AccessNotice,
  type PaymentContact,
  type ToolCard,
  toNoticeContent,
} from '@tramite/core/access'
import { Mail, MessageCircle } from 'lucide-react'
import { toolsLabels as labels } from '../../labels/tools.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'

export interface ToolClosedDialogProps {
  card: ToolCard
  contactEmail: string
  /** Address of the messaging app. */
  messagingHref: string
  /** Where a plain admin pays, and whether that has been proved. */
  payment: PaymentContact
  /** The notice of an overdue payment, which closes the generator at once: whom to write to, where to pay. */
  unpaid: AccessNotice
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
  card: { name, tool, path, access },
  contactEmail,
  messagingHref,
  payment,
  unpaid,
  onClose,
}: ToolClosedDialogProps) {
  if (access.allowed) return null
  const { contact, links, ...content } = toNoticeContent(access.notice ?? unpaid, {
    contactEmail,
    messagingUrl: messagingHref,
    ...payment,
  })
  const text = access.reason === 'paymentOverdue' ? labels.unpaid : content.text
  return (
    <Dialog title={name} isOpen onClose={onClose} cancelText={labels.close}>
      <Stack>
        <p>{labels.about[tool]}</p>
        <p>{text}</p>
        <p>{contact}</p>
        <Inline>
          {links.map(({ kind, href, isExternal }) => (
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
        </Inline>
        {tool === 'templates' && access.reason !== 'toolNotContracted' && (
          <p>
            <TextLink href={path}>{labels.made}</TextLink>
          </p>
        )}
      </Stack>
    </Dialog>
  )
}
