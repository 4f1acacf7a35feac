import { associateBusinessUser, type Business, listAssociableUsers } from '@tramite/core/businesses'
import { useRun, useViewer } from '@tramite/react'
import { BusinessMembers } from '@tramite/ui/businesses'
import { lazy, Suspense, useState } from 'react'
import { useFindUsers } from '../account/use-find-users.ts'

const TakeOutDialog = lazy(() => import('./take-out-dialog.tsx'))

type Member = NonNullable<Business['Users']>[number]

/** The users of a business: mounted anew when they change, since they cannot be chosen again. */
export function Members({ business }: { business: Business }) {
  const users = business.Users ?? []
  return <MembersOf key={users.map(({ id }) => id).join()} businessId={business.id} users={users} />
}

function MembersOf({ businessId, users }: { businessId: string; users: readonly Member[] }) {
  const { user } = useViewer()
  const [leaving, setLeaving] = useState<Member>()
  const candidates = useFindUsers([user.id, ...users.map(({ id }) => id)])
  const add = useRun(associateBusinessUser)
  return (
    <>
      <BusinessMembers
        members={listAssociableUsers(users, user.id)}
        candidates={candidates}
        onAdd={(userId) => add.mutate({ businessId, userId })}
        isAdding={add.isPending}
        onTakeOut={setLeaving}
      />
      <Suspense>
        {leaving && (
          <TakeOutDialog
            businessId={businessId}
            user={leaving}
            onClose={() => setLeaving(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
