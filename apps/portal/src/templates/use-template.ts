import { getTemplate } from '@tramite/core/templates'
import { useRecord } from '@tramite/react'

/**
 * A template, or what stands in its place.
 * @param isPassing read anew, for a form that begins with what the server keeps now
 */
export function useTemplate(id: string, isPassing = false) {
  const { data, state, isRetrying, onRetry, read } = useRecord(getTemplate, { id }, { isPassing })
  return {
    template: isPassing && !read.isFetchedAfterMount ? undefined : data,
    state: state === 'ready' ? 'loading' : state,
    isRetrying,
    onRetry,
  } as const
}
