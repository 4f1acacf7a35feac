import { transportMessages } from '../messages/transport.ts'
import { isApiError } from './api-error.ts'

/** What a failed call tells the user in its one toast. */
export interface FailureNotice {
  readonly title: string
  readonly description?: string
}

interface NoticeOptions {
  /** The server's message, if any, stands in place of the operation's text. */
  readonly isMessageFirst?: boolean | undefined
  /** Stands below that text where the server says nothing itself. */
  readonly advice?: string | undefined
}

function toOwnSentence(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  if (error.status === 413) return transportMessages['transport.payloadTooLarge']
  return error.message || undefined
}

/**
 * The one toast of a failed call: the operation's own text as title with
 * the cause below it. A call without a text of its own shows the transport's texts only: the
 * server's message of a 400 or of a 429, which says how long to wait, and 'Arquivo muito grande!' of a
 * 413; all else is the caller's. A call
 * that a rule kept from being sent says why, and nothing of itself.
 *
 * @param error what the call rejected with
 * @param operationText the operation's failure text, when the specification gives it one
 * @returns undefined when nothing is to be shown
 */
export function toFailureNotice(
  error: unknown,
  operationText?: string,
  { isMessageFirst = false, advice }: NoticeOptions = {},
): FailureNotice | undefined {
  if (isApiError(error) && (error.kind === 'aborted' || error.status === 401)) return undefined
  const isServers = isApiError(error) && error.kind === 'problem' && error.message !== ''
  const sentence = (!isServers && advice) || toOwnSentence(error)
  if (isApiError(error) && error.kind === 'refused') return { title: error.message }
  if (operationText && isMessageFirst) {
    return { title: isServers ? error.message : operationText }
  }
  if (operationText) {
    return sentence && sentence !== operationText
      ? { title: operationText, description: sentence }
      : { title: operationText }
  }
  const isTransportText = isApiError(error) && [400, 413, 429].includes(error.status)
  return isTransportText && sentence ? { title: sentence } : undefined
}
