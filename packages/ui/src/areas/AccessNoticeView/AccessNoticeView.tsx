import { type AccessNotice, type PaymentContact, toNoticeContent } from '@tramite/core/access'
import { MessageCircle } from 'lucide-react'
import { areaLabels } from '../../labels/areas.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { NoticeScreen } from '../../shell/NoticeScreen/NoticeScreen.tsx'

export interface AccessNoticeViewProps {
  notice: AccessNotice
  /** What has become of the forms that stood open in its place. */
  left?: string | null
  contactEmail: string
  /** Address of the messaging app. */
  messagingHref: string
  /** Where a plain admin pays, and whether that has been proved. */
  payment?: PaymentContact
}

/** Shown in place of what the contract closes: why, and whom to contact. */
export function AccessNoticeView({
  notice,
  left = null,
  contactEmail,
  messagingHref,
  payment,
}: AccessNoticeViewProps) {
  const contact = { contactEmail, messagingUrl: messagingHref, ...payment }
  const { title, text, contact: note, links } = toNoticeContent(notice, contact)
  const pay = links.find(({ kind }) => kind === 'payment')
  return (
    <NoticeScreen
      title={title}
      text={text}
      left={left && <Banner tone="info">{left}</Banner>}
      note={<Contact text={note} email={contactEmail} />}
      actions={
        <>
          {pay && (
            <LinkButton href={pay.href} isExternal={pay.isExternal}>
              {areaLabels.pay}
            </LinkButton>
          )}
          <LinkButton variant="secondary" icon={<MessageCircle />} href={messagingHref} isExternal>
            {areaLabels.contact}
          </LinkButton>
        </>
      }
    />
  )
}

/** The sentence with the e-mail address as a link, which opens the mail program. */
function Contact({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email)
  return (
    <>
      {before}
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
      {after}
    </>
  )
}
