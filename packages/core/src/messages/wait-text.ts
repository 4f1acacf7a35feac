import { limitMessages } from './limits.ts'
import { createMessages } from './message-text.ts'

const message = createMessages(limitMessages)

/**
 * How long the user has to wait, in words: 'em 3 minutos'. Rounded up.
 * @param seconds until then
 */
export function toWaitText(seconds: number): string {
  if (seconds < 60) return message('limits.soon')
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return message('limits.minute')
  if (minutes <= 90) return message('limits.minutes', { count: minutes })
  const hours = Math.ceil(minutes / 60)
  return message('limits.hours', { count: hours })
}
