import { createFileRoute } from '@tanstack/react-router'
import { listAllMembers, useViewer } from '@tramite/react'
import { AccessClosed } from '../areas/access-closed.tsx'
import { CreateDemandPage } from '../demand-create/create-demand-page.tsx'

export const Route = createFileRoute('/_app/demands/new')({
  // Without the colleagues the form would show that there is nobody to notify.
  loader: ({ context: { app, mayPrefetch } }) => {
    if (mayPrefetch) void app.queries.prefetchInfiniteQuery(app.tramite.query(listAllMembers))
  },
  component: NewDemandRoute,
})

function NewDemandRoute() {
  const { notice } = useViewer().access
  return notice ? <AccessClosed notice={notice} /> : <CreateDemandPage />
}
