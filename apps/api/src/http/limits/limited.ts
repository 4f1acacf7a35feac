import { message, toWaitText } from '@tramite/core/messages'
import { Problem } from '../problem.ts'

/**
 * The refusal of what somebody does too often.
 * @param seconds until it is allowed again
 */
export function limitedFor(seconds: number): Problem {
  const whole = Math.max(1, Math.ceil(seconds))
  return new Problem(429, 'RATE_LIMITED', {
    message: message('limits.wait', { wait: toWaitText(whole) }),
    headers: { 'retry-after': String(whole) },
  })
}

/** Seconds after which somebody may try again who has too much under way. */
const AT_ONCE_SECONDS = 5

/** The refusal of what somebody has too much of under way. */
export const limitedAtOnce = () =>
  new Problem(429, 'RATE_LIMITED', {
    message: message('limits.atOnce'),
    headers: { 'retry-after': String(AT_ONCE_SECONDS) },
  })
