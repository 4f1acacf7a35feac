import { transportMessages } from '../messages/transport.ts'
import { type ApiError, isAnswerLost, isApiError, isUnsent } from './api-error.ts'

/** The content of the one toast of a failed call. */
export interface FailureNotice {
  readonly title: string
  readonly description?: string
}

/** How the toast of a failed call deviates from its own text. */
export interface NoticeOptions {
  /** The server's message, if any, replaces the operation's text. */
  readonly isMessageFirst?: boolean | undefined
  /** Shown instead if the answer of a write was lost, which may have been carried out. */
  readonly unanswered?: FailureNotice | undefined
}

/** Whether the server has given a reason; its general text for an error is none. */
export const isExplained = (error: unknown): error is ApiError =>
  isApiError(error) &&
  error.kind === 'problem' &&
  error.message !== '' &&
  error.message !== transportMessages['transport.unknown']

function toOwnSentence(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  if (error.status === 413) return transportMessages['transport.payloadTooLarge']
  return error.kind !== 'problem' || isExplained(error) ? error.message || undefined : undefined
}

/**
 * The toast of a failed call: the operation's own text as title, and the cause below it. A call without a text of its own
 * shows only the transport's texts: the server's message of a 400 or a 429, which says how long to wait, and 'Arquivo
 * muito grande!' for a 413; everything else is left to the caller. A call that a rule has refused before it was sent
 * shows only the reason.
 *
 * @param error what the call rejected with
 * @param operationText the operation's failure text, if the specification gives it one
 * @returns undefined when nothing is to be shown
 */
export function toFailureNotice(
  error: unknown,
  operationText?: string,
  { isMessageFirst = false, unanswered }: NoticeOptions = {},
): FailureNotice | undefined {
  if (isApiError(error) && (error.kind === 'aborted' || error.status === 401)) return undefined
  if (operationText && unanswered && isAnswerLost(error)) return unanswered
  const sentence = toOwnSentence(error)
  if (isApiError(error) && error.kind === 'refused') return { title: error.message }
  if (operationText && isMessageFirst && !isUnsent(error)) {
    return { title: isExplained(error) ? error.message : operationText }
  }
  if (operationText) {
    return sentence && sentence !== operationText
      ? { title: operationText, description: sentence }
      : { title: operationText }
  }
  const isTransportText = isApiError(error) && [400, 413, 429].includes(error.status)
  return isTransportText && sentence ? { title: sentence } : undefined
}
