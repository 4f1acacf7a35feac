import { SessionsCard, UserSection } from '@tramite/ui/account'
import { useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { useEditingGuard } from '../providers/use-leave-dialog.tsx'
import { useOwnUser } from './use-own-user.ts'
import { useSessions } from './use-sessions.ts'

const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'))

/** The tab 'Usuário' of the profile. */
export function UserTab() {
  const [isChangingPassword, setChangingPassword] = useState(false)
  const view = useOwnUser()
  const leaveDialog = useEditingGuard(view)
  return (
    <>
      <UserSection {...view} onChangePassword={() => setChangingPassword(true)} />
      <SessionsCard {...useSessions()} />
      {isChangingPassword && <PasswordDialog onClose={() => setChangingPassword(false)} />}
      {leaveDialog}
    </>
  )
}
