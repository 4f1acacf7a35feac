import { isApiError } from '@tramite/core/http'

/** Pause before what was never read is asked for again, if the server was silent; in milliseconds. */
const AGAIN_MS = 5000

/**
 * When a read is asked for again by itself. A server that hangs cuts no connection: that it is back is seen by asking it
 * alone.
 */
export const againAfter = ({
  state: { data, error },
}: {
  readonly state: { readonly data: unknown; readonly error: unknown }
}): number | false =>
  data === undefined && isApiError(error) && error.kind === 'timeout' && AGAIN_MS
