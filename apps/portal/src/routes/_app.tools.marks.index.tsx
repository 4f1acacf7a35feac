import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { MarksPage } from '../marks/marks-page.tsx'
import { marksSearch } from '../marks/marks-search.ts'

export const Route = createFileRoute('/_app/tools/marks/')({
  validateSearch: marksSearch.validate,
  component: MarksRoute,
})

function MarksRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MarksPage
      address={search}
      onAddressChange={(next) => navigate(toSearchChange(search, next))}
    />
  )
}
