import { isApiError } from '@tramite/core/http'

/** Of the toast of a download that failed: why, where there is something to say. */
export const toCause = (error: unknown) =>
  isApiError(error) && error.message ? { description: error.message } : {}
