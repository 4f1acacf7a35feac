import { listWaitingPrivateDemands, type PrivateDemandsLeaver } from '@tramite/core/users'
import { toLoadStatus, useRead, useViewer } from '@tramite/react'
import { WaitingDemandsCard } from '@tramite/ui/account'
import { useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'

const PrivateHeirDialog = lazyDialog(() => import('./private-heir-dialog.tsx'))

/** For a super admin: names who receives the private demands left by deleted users. */
export function WaitingDemands() {
  const query = useRead(listWaitingPrivateDemands, undefined)
  const [named, setNamed] = useState<PrivateDemandsLeaver>()
  return (
    <>
      <WaitingDemandsCard
        users={query.data?.users}
        {...toLoadStatus(query)}
        timeZone={useViewer().conventions.timeZone}
        onName={setNamed}
      />
      {named && <PrivateHeirDialog user={named} onClose={() => setNamed(undefined)} />}
    </>
  )
}
