import type { User } from '@tramite/core/users'
import { profileLabels as labels } from '../../labels/profile.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'

/** How a requested e-mail is taken back. */
export interface EmailWithdrawal {
  /** Called with the e-mail that is shown: another may have been asked for meanwhile. */
  onWithdraw: (email: string) => void
  isWithdrawing: boolean
}

export interface PendingEmailProps extends EmailWithdrawal {
  user: Pick<User, 'pendingEmail'>
}

/** Says of a user that another e-mail waits for its confirmation, to those who may take it back. */
export const PendingEmail = ({ user: { pendingEmail }, ...withdrawal }: PendingEmailProps) =>
  pendingEmail && <Waiting email={pendingEmail} {...withdrawal} />

function Waiting({ email, onWithdraw, isWithdrawing }: EmailWithdrawal & { email: string }) {
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part}>
      <Banner
        tone="info"
        title={labels.pendingEmail}
        action={
          <Button
            variant="secondary"
            size="small"
            isPending={isWithdrawing}
            pendingText={labels.withdrawingEmail}
            onPress={() => onWithdraw(email)}
          >
            {labels.withdrawEmail}
          </Button>
        }
      >
        {labels.pendingEmailText(email)}
      </Banner>
    </div>
  )
}
