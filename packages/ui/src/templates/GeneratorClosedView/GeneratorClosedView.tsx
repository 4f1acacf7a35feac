import { MessageCircle } from 'lucide-react'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { NoticeScreen } from '../../shell/NoticeScreen/NoticeScreen.tsx'

export interface GeneratorClosedViewProps {
  /** Where the reader can pay; null if they cannot. */
  payment: { readonly href: string; readonly isExternal: boolean } | null
  /** Address of the messaging app. */
  messagingHref: string
}

/** Shown in place of the generator while a payment is overdue. */
export function GeneratorClosedView({ payment, messagingHref }: GeneratorClosedViewProps) {
  return (
    <NoticeScreen
      title={labels.closed}
      text={labels.closedText}
      actions={
        <>
          {payment && <LinkButton {...payment}>{labels.pay}</LinkButton>}
          <LinkButton variant="secondary" icon={<MessageCircle />} href={messagingHref} isExternal>
            {labels.contact}
          </LinkButton>
        </>
      }
    />
  )
}
