import { message, toWaitText } from '@tramite/core/messages'
import { Problem } from '../problem.ts'

/**
 * The refusal of a caller beyond a rate limit.
 * @param seconds until it is allowed again
 */
export function limitedFor(seconds: number): Problem {
  const whole = Math.max(1, Math.ceil(seconds))
  return new Problem(429, 'RATE_LIMITED', {
    message: message('limits.wait', { wait: toWaitText(whole) }),
    headers: { 'retry-after': String(whole) },
  })
}

/** Seconds after which a caller with too many calls in progress may try again. */
const AT_ONCE_SECONDS = 5

/** The refusal of a caller with too many calls in progress. */
export const limitedAtOnce = () =>
  new Problem(429, 'RATE_LIMITED', {
    message: message('limits.atOnce'),
    headers: { 'retry-after': String(AT_ONCE_SECONDS) },
  })
