import { type FailureNotice, toFailureNotice } from '@tramite/core/http'
import { demandCreateMessages } from '@tramite/core/messages'

/**
 * What a form says of a demand that was not created, or may have been.
 * @param error what creating it failed with; null while it has not
 */
export function toCreateFailure(error: Error | null): FailureNotice | undefined {
  if (!error) return undefined
  return toFailureNotice(error, demandCreateMessages['demands.createFailed'], {
    advice: demandCreateMessages['demands.createUnanswered'],
  })
}
