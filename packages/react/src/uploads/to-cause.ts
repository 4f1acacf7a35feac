import { isApiError, isNotFound } from '@tramite/core/http'
import { fileMessages } from '@tramite/core/messages'

/** Of the toast of a download that failed: why, where there is something to say. The storage itself explains nothing. */
export function toCause(error: unknown): { readonly description?: string } {
  if (!isApiError(error)) return {}
  const description = error.message || (isNotFound(error) && fileMessages['files.missing'])
  return description ? { description } : {}
}
