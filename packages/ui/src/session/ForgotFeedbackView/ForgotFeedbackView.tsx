import { recoveryLabels } from '../../labels/recovery.ts'
import { sessionLabels } from '../../labels/session.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import type { FirmMark } from '../firm-mark.ts'
import * as css from '../GuestFrame/GuestFrame.css.ts'
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx'

export interface ForgotFeedbackViewProps extends FirmMark {
  /** The confirmation that the link was sent. */
  message: string
}

/** Says that the link was sent. */
export function ForgotFeedbackView({ message, ...firm }: ForgotFeedbackViewProps) {
  return (
    <GuestFrame {...firm} title={recoveryLabels.sentTitle} text={message}>
      <p className={css.text}>{recoveryLabels.sentHint}</p>
      <div className={css.form}>
        <LinkButton href="/signIn" isFullWidth>
          {sessionLabels.enter}
        </LinkButton>
      </div>
    </GuestFrame>
  )
}
