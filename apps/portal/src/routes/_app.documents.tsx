import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { DocumentsView } from '@tramite/ui/documents'
import { listDocumentsAt } from '../documents/documents-queries.ts'
import { documentsSearch } from '../documents/documents-search.ts'
import { useDocuments } from '../documents/use-documents.ts'

export const Route = createFileRoute('/_app/documents')({
  validateSearch: documentsSearch.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { app, mayPrefetch } }) => {
    if (mayPrefetch) app.queries.prefetchQuery(app.tramite.query(listDocumentsAt, deps))
  },
  component: DocumentsRoute,
})

function DocumentsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const documents = useDocuments(search, (next) => navigate(toSearchChange(search, next)))
  return <DocumentsView {...documents} />
}
