import { FileQuestionMark } from 'lucide-react'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { NoticeScreen } from '../NoticeScreen/NoticeScreen.tsx'

export interface NotFoundProps {
  title: string
  text: string
  backHref: string
  backText: string
}

/** The record in the address does not exist, or not for this reader. */
export function NotFound({ title, text, backHref, backText }: NotFoundProps) {
  return (
    <NoticeScreen
      icon={<FileQuestionMark />}
      title={title}
      text={text}
      actions={
        <LinkButton href={backHref} variant="secondary">
          {backText}
        </LinkButton>
      }
    />
  )
}
