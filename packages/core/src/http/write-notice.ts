import { unansweredMessages } from '../messages/unanswered.ts'
import { type FailureNotice, type NoticeOptions, toFailureNotice } from './failure-notice.ts'

const unknown: FailureNotice = {
  title: unansweredMessages['unanswered.title'],
  description: unansweredMessages['unanswered.hint'],
}

/**
 * The notice of a failed write in a form. Like `toFailureNotice`, but if the answer was lost it does not say that the write
 * has failed: the server may have carried it out.
 *
 * @param error what the call rejected with
 * @param operationText the text of a failure
 * @param options `unanswered`: the notice of a lost answer, in place of the general one
 * @returns undefined when nothing is to be shown
 */
export const toWriteNotice = (
  error: unknown,
  operationText: string,
  options?: NoticeOptions,
): FailureNotice | undefined =>
  toFailureNotice(error, operationText, { unanswered: unknown, ...options })
