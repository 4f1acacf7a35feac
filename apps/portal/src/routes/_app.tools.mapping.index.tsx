import { createFileRoute } from '@tanstack/react-router'
import { MappingPage } from '../mapping/mapping-page.tsx'
import { mappingSearch } from '../mapping/mapping-search.ts'

export const Route = createFileRoute('/_app/tools/mapping/')({
  validateSearch: mappingSearch.validate,
  component: MappingRoute,
})

function MappingRoute() {
  return <MappingPage address={Route.useSearch()} />
}
