import { createFileRoute } from '@tanstack/react-router'
import { MarksPage } from '../marks/marks-page.tsx'
import { marksSearch } from '../marks/marks-search.ts'

export const Route = createFileRoute('/_app/tools/marks/')({
  validateSearch: marksSearch.validate,
  component: MarksRoute,
})

function MarksRoute() {
  return <MarksPage address={Route.useSearch()} />
}
