import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { MappingPage } from '../mapping/mapping-page.tsx'
import { mappingSearch } from '../mapping/mapping-search.ts'

const ReportPage = lazy(() =>
  import('../mapping/report-page.tsx').then((module) => ({ default: module.ReportPage })),
)

export const Route = createFileRoute('/_app/tools/mapping/')({
  validateSearch: mappingSearch.validate,
  component: MappingRoute,
})

function MappingRoute() {
  const address = Route.useSearch()
  if (address.view !== 'report') return <MappingPage address={address} />
  return (
    <Suspense>
      <ReportPage />
    </Suspense>
  )
}
