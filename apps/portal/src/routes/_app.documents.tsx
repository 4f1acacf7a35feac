import { createFileRoute } from '@tanstack/react-router'
import { DocumentsView } from '@tramite/ui/documents'
import { readDocuments } from '../documents/document-queries.ts'
import { useDocuments } from '../documents/use-documents.ts'
import { toStrictSearch } from '../integrations/strict-search.ts'
import { toChangedSearch } from '../paged-list/changed-search.ts'
import { parseListSearch } from '../paged-list/list-search.ts'

export const Route = createFileRoute('/_app/documents')({
  validateSearch: toStrictSearch(parseListSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { app } }) => {
    app.queries.prefetchQuery(app.tramite.query(readDocuments, deps))
  },
  component: DocumentsRoute,
})

function DocumentsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const documents = useDocuments(search, (next) =>
    navigate({
      search: (newest) => toChangedSearch(newest, search, next),
      replace: true,
      resetScroll: false,
    }),
  )
  return <DocumentsView {...documents} />
}
