import { isApiError } from '@tramite/core/http'
import { getTemplate } from '@tramite/core/templates'
import { useRead } from '@tramite/react'
import { isId } from '@tramite/react/search'

/**
 * A template, or what stands in its place.
 * @param isPassing read anew, for a form that begins with what the server keeps now
 */
export function useTemplate(id: string, isPassing = false) {
  const query = useRead(getTemplate, { id }, { isEnabled: isId(id), isPassing })
  const { data, error, isLoadingError, isFetchedAfterMount, isFetching, refetch } = query
  const isMissing = !isId(id) || (isApiError(error) && error.status === 404)
  return {
    template: isPassing && !isFetchedAfterMount ? undefined : data,
    state: isMissing ? 'missing' : isLoadingError ? 'failed' : 'loading',
    onRetry: () => {
      refetch()
    },
    isRetrying: isFetching,
  } as const
}
