import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { TemplatesView } from '@tramite/ui/templates'
import { Suspense } from 'react'
import { lazyPart } from '../providers/lazy-part.ts'
import { templatesSearch } from '../templates/templates-search.ts'
import { useTemplates } from '../templates/use-templates.ts'

const OwnDocuments = lazyPart(() => import('../templates/own-documents.tsx'))

export const Route = createFileRoute('/_app/tools/templates/')({
  validateSearch: templatesSearch.validate,
  component: TemplatesListRoute,
})

function TemplatesListRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const templates = useTemplates(search, (next) => navigate(toSearchChange(search, next)))
  return (
    <TemplatesView {...templates}>
      <Suspense>
        <OwnDocuments />
      </Suspense>
    </TemplatesView>
  )
}
