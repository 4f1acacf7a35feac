import { createFileRoute } from '@tanstack/react-router'
import { DemandNotFound } from '@tramite/ui/demands/detail'
import { DemandPage } from '../demand-detail/demand-page.tsx'
import { prefetchDemand } from '../demand-detail/demand-reads.ts'
import { toStrictSearch } from '../integrations/strict-search.ts'

interface Search {
  readonly tab?: 'documents'
  readonly isDemandFeedbackModalOpen?: true
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function parseSearch(search: Record<string, unknown>): Search {
  return {
    ...(search.tab === 'documents' && { tab: 'documents' }),
    ...(String(search.isDemandFeedbackModalOpen) === 'true' && { isDemandFeedbackModalOpen: true }),
  }
}

export const Route = createFileRoute('/_app/demands/$id')({
  validateSearch: toStrictSearch(parseSearch),
  loader: ({ params, preload, context: { app } }) => {
    // An address under the pointer has not been opened: reading it would mark it viewed.
    if (!preload && uuid.test(params.id)) prefetchDemand(app, params.id)
  },
  component: DemandRoute,
})

function DemandRoute() {
  const { id } = Route.useParams()
  const { tab = 'messages', isDemandFeedbackModalOpen } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!uuid.test(id)) return <DemandNotFound />
  return (
    <DemandPage
      // Another demand is another page: nothing typed or opened goes along.
      key={id}
      id={id}
      search={{
        tab,
        isFeedbackRequested: isDemandFeedbackModalOpen === true,
        onTabChange: (next) =>
          navigate({
            search: ({ tab: _, ...rest }) => (next === 'documents' ? { ...rest, tab: next } : rest),
            replace: true,
            resetScroll: false,
          }),
        onFeedbackClosed: () =>
          navigate({
            search: ({ isDemandFeedbackModalOpen: _, ...rest }) => rest,
            replace: true,
            resetScroll: false,
          }),
      }}
    />
  )
}
