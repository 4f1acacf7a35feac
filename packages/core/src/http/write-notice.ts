import { unansweredMessages } from '../messages/unanswered.ts'
import { type FailureNotice, type NoticeOptions, toFailureNotice } from './failure-notice.ts'

const unknown: FailureNotice = {
  title: unansweredMessages['unanswered.title'],
  description: unansweredMessages['unanswered.hint'],
}

/**
 * What a form says of its failed write: as `toFailureNotice`, but never that it failed where its answer
 * was lost and the server may have carried it out.
 *
 * @param error what the call rejected with
 * @param operationText the text of a failure
 * @param options `unanswered`: what is said of a lost answer, instead of the general words
 * @returns undefined when nothing is to be shown
 */
export const toWriteNotice = (
  error: unknown,
  operationText: string,
  options?: NoticeOptions,
): FailureNotice | undefined =>
  toFailureNotice(error, operationText, { unanswered: unknown, ...options })
