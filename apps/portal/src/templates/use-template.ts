import { getTemplate } from '@tramite/core/templates'
import { useRecord } from '@tramite/react'

/**
 * A template, or what is shown in its place.
 * @param isUncached read afresh, for a form that starts from the server's current state
 */
export function useTemplate(id: string, isUncached = false) {
  const { data, state, isRetrying, onRetry, read } = useRecord(getTemplate, { id }, { isUncached })
  return {
    template: isUncached && !read.isFetchedAfterMount ? undefined : data,
    state: state === 'ready' ? 'loading' : state,
    isRetrying,
    onRetry,
  } as const
}
