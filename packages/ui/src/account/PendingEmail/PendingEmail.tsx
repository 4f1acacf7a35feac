import type { User } from '@tramite/core/users'
import { profileLabels as labels } from '../../labels/profile.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'

/** Says of a user that another e-mail waits for its confirmation, to those who may know of it. */
export function PendingEmail({ user: { pendingEmail } }: { user: Pick<User, 'pendingEmail'> }) {
  return (
    pendingEmail && (
      <Banner tone="info" title={labels.pendingEmail}>
        {labels.pendingEmailText(pendingEmail)}
      </Banner>
    )
  )
}
