import { recoveryLabels } from '../../labels/recovery.ts'
import { sessionLabels } from '../../labels/session.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import type { FirmMark } from '../firm-mark.ts'
import { GuestFailure } from '../GuestFailure/GuestFailure.tsx'
import * as css from '../GuestFrame/GuestFrame.css.ts'
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx'

export interface ConfirmEmailViewProps extends FirmMark {
  /** The new e-mail. */
  email: string
  /** Whether there is a link to confirm with. */
  isUsable: boolean
  /** The new e-mail is in use. */
  isDone: boolean
  /** Why it could not be confirmed. */
  failure?: string | undefined
  isBusy: boolean
  onConfirm: () => void
}

/** Confirms a new e-mail, from the link that was sent to it. */
export function ConfirmEmailView({
  email,
  isUsable,
  isDone,
  failure,
  isBusy,
  onConfirm,
  ...firm
}: ConfirmEmailViewProps) {
  const text = isDone
    ? recoveryLabels.emailConfirmed(email)
    : recoveryLabels.confirmEmailText(email)
  return (
    <GuestFrame
      {...firm}
      title={recoveryLabels.confirmEmailTitle}
      text={email && <span role="status">{text}</span>}
    >
      <div className={css.form}>
        <GuestFailure failure={failure} />
        {isDone || !isUsable ? (
          <LinkButton href="/signIn" isFullWidth>
            {sessionLabels.enter}
          </LinkButton>
        ) : (
          <Confirm isBusy={isBusy} onConfirm={onConfirm} />
        )}
      </div>
    </GuestFrame>
  )
}

function Confirm({ isBusy, onConfirm }: Pick<ConfirmEmailViewProps, 'isBusy' | 'onConfirm'>) {
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part}>
      <Button isFullWidth isPending={isBusy} onPress={onConfirm}>
        {recoveryLabels.confirmEmail}
      </Button>
    </div>
  )
}
