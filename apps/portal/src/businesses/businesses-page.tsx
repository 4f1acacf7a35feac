import { type Business, listBusinessCounts, listBusinesses } from '@tramite/core/businesses'
import { toLoadStatus, useApp, useFormatDay, useRead, useViewer } from '@tramite/react'
import { BusinessesView, NAMES_SHOWN } from '@tramite/ui/businesses'
import { useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'

const NewBusinessDialog = lazyDialog(() => import('./new-business-dialog.tsx'))
const DeleteBusinessDialog = lazyDialog(() => import('./delete-business-dialog.tsx'))

/** All businesses of the customer. */
export function BusinessesPage() {
  const { session } = useApp().ports
  const { access, openBusiness } = useViewer()
  const query = useRead(listBusinesses, { allUsers: true, firstUsers: NAMES_SHOWN })
  const counts = useRead(listBusinessCounts, undefined)
  const [isCreating, setCreating] = useState(false)
  const [removed, setRemoved] = useState<Business>()
  return (
    <>
      <BusinessesView
        {...toLoadStatus(query)}
        businesses={query.data ?? []}
        counts={counts.data}
        haveCountsFailed={toLoadStatus(counts).hasFailed}
        activeId={session.businessId() ?? undefined}
        toDay={useFormatDay()}
        onCreate={access.demandCreation.allowed ? () => setCreating(true) : null}
        onOpen={({ id }) => openBusiness(id)}
        onRemove={access.writing.allowed ? setRemoved : null}
      />
      {isCreating && <NewBusinessDialog onClose={() => setCreating(false)} />}
      {removed && <DeleteBusinessDialog business={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}
