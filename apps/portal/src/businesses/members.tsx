import { associateBusinessUser, type Business, listAssociableUsers } from '@tramite/core/businesses'
import { useRun, useUserSearch, useViewer } from '@tramite/react'
import { BusinessMembers } from '@tramite/ui/businesses'
import { useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'

const TakeOutDialog = lazyDialog(() => import('./take-out-dialog.tsx'))

type Member = NonNullable<Business['Users']>[number]

/** The users of a business. */
export function Members({ business }: { business: Business }) {
  const { id: businessId, Users: users = [] } = business
  const { user, access } = useViewer()
  const [leaving, setLeaving] = useState<Member>()
  // A colleague may have been faster.
  if (leaving && !users.some(({ id }) => id === leaving.id)) setLeaving(undefined)
  const candidates = useUserSearch([user.id, ...users.map(({ id }) => id)])
  const add = useRun(associateBusinessUser)
  return (
    <>
      <BusinessMembers
        members={listAssociableUsers(users, user.id)}
        candidates={candidates}
        onAdd={(userId) => add.mutate({ businessId, userId })}
        isAdding={add.isPending}
        onTakeOut={setLeaving}
        canChange={access.writing.allowed}
      />
      {leaving && (
        <TakeOutDialog
          businessId={businessId}
          user={leaving}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
