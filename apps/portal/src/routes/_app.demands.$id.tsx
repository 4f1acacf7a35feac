import { createFileRoute } from '@tanstack/react-router'
import { DemandNotFound } from '@tramite/ui/demands/detail'
import { DemandPage } from '../demand-detail/demand-page.tsx'

interface Search {
  readonly tab?: 'documents'
  readonly isDemandFeedbackModalOpen?: true
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const Route = createFileRoute('/_app/demands/$id')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...(search.tab === 'documents' && { tab: 'documents' }),
    ...(String(search.isDemandFeedbackModalOpen) === 'true' && { isDemandFeedbackModalOpen: true }),
  }),
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
