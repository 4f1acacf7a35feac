import { createFileRoute } from '@tanstack/react-router'
import { flag, id as idField, isId, oneOf } from '@tramite/react/search'
import { DemandNotFound } from '@tramite/ui/demands/detail'
import { definePageSearch } from '../define-page-search.ts'
import { DemandPage } from '../demand-detail/demand-page.tsx'
import { prefetchDemand } from '../demand-detail/prefetch-demand.ts'

const search = definePageSearch({
  tab: oneOf(['documents'], null),
  isDemandFeedbackModalOpen: flag(),
  at: idField(),
})

export const Route = createFileRoute('/_app/demands/$id')({
  validateSearch: search.validate,
  loader: async ({ params, preload, context: { app, mayPrefetch } }) => {
    if (mayPrefetch && isId(params.id)) await prefetchDemand(app, params.id, !preload)
  },
  component: DemandRoute,
})

function DemandRoute() {
  const { id } = Route.useParams()
  const { tab = 'messages', isDemandFeedbackModalOpen, at } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!isId(id)) return <DemandNotFound />
  return (
    <DemandPage
      // Remounted for another demand: nothing typed or opened is carried over.
      key={id}
      id={id}
      onPrint={() => navigate({ to: '/demands/$id/print', params: { id } })}
      search={{
        tab,
        at,
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
