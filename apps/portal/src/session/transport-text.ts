import { isApiError } from '@tramite/core/http'
import { transportMessages } from '@tramite/core/messages'

/**
 * What to say when a call failed for a reason that is not the user's: no connection, too many
 * attempts, the server away. Undefined when the server refused the values themselves.
 */
export function toTransportText(error: unknown): string | undefined {
  if (!isApiError(error)) return transportMessages['transport.network']
  if (error.kind === 'timeout') return transportMessages['transport.timeout']
  if (error.kind !== 'problem') return transportMessages['transport.network']
  if (error.status === 429) return error.message || transportMessages['transport.rateLimited']
  if (error.status >= 500) return transportMessages['transport.unavailable']
  return undefined
}
