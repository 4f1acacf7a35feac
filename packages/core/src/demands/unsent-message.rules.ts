import { isAnswerLost, isApiError, isPermanentRefusal } from '../http/index.ts'
import { demandFieldMessages } from '../messages/demand-fields.ts'
import { transportMessages } from '../messages/transport.ts'
import { evaluateMessage } from './demand-actions.rules.ts'
import { toFileErrors, type UnsentMessage } from './demand-drafts.ts'

/**
 * Maximum age of a message that is resent automatically, in milliseconds. An older one may be out of date,
 * and is sent only at its author's request.
 */
const RESUME_MS = 12 * 60 * 60 * 1000

/** Longer than a tab takes to send a message, in milliseconds: after that another tab sends it instead. */
export const TAKE_OVER_MS = 60_000

/** A message of the reader that the server has not confirmed yet, as the conversation shows it. */
export interface OutgoingMessage {
  /** Its idempotency key: sending it again cannot create a second message. */
  readonly key: string
  readonly content: string
  /** Names of its attachments. */
  readonly fileNames: readonly string[]
  readonly state: 'sending' | 'failed'
  /** Why it failed. */
  readonly error?: string | undefined
  /** Nobody knows whether it has arrived. */
  readonly isUnconfirmed?: boolean | undefined
}

/** Whether a message may be sent again without its author's request: it was not refused, and is recent. */
export const mayResume = ({ isRefused, sentAt }: UnsentMessage, now: Date): boolean =>
  !isRefused && sentAt > now.getTime() - RESUME_MS

/**
 * The messages before one that failed and may still be sent: it has to wait for them, or they would arrive after it.
 * @param messages in the order in which they were written
 */
export function findAwaited(
  messages: readonly UnsentMessage[],
  key: string,
  now: Date,
): readonly UnsentMessage[] {
  const at = messages.findIndex(({ idempotencyKey }) => idempotencyKey === key)
  return messages
    .slice(0, Math.max(at, 0))
    .filter((message) => message.error !== undefined && mayResume(message, now))
}

/** The message while it waits for those before it. */
export const toWaiting = (message: UnsentMessage): UnsentMessage => ({
  ...message,
  error: demandFieldMessages['demands.messageWaits'],
})

/** Whether another tab may be sending a message that this tab does not send: it has no answer, and is recent. */
export const isSentElsewhere = ({ error, sentAt }: UnsentMessage, now: Date): boolean =>
  error === undefined && now.getTime() - sentAt < TAKE_OVER_MS

/** As shown in the conversation: files without a text get a standard text that nobody typed. */
export function toSent(message: UnsentMessage): UnsentMessage {
  const decision = evaluateMessage(message)
  return decision.allowed ? { ...message, content: decision.content } : message
}

function toErrorText(error: unknown): string {
  if (isAnswerLost(error)) return demandFieldMessages['demands.messageUnconfirmed']
  if (isApiError(error) && error.message) return error.message
  return transportMessages['transport.network']
}

/**
 * The message after a failed attempt, with the reason. Once an answer was lost it may have arrived, whatever becomes of
 * later attempts, until one is refused: who repeats what has arrived is told that it has.
 */
export function toFailed(message: UnsentMessage, error: unknown): UnsentMessage {
  const isRefused = isPermanentRefusal(error)
  return {
    ...message,
    error: toErrorText(error),
    isRefused,
    isUnconfirmed: isAnswerLost(error) || (!isRefused && message.isUnconfirmed === true),
    fileErrors: isApiError(error) ? toFileErrors(message, error.errors) : undefined,
  }
}

/**
 * The messages when one of them is sent again: if its first attempt is without an outcome, its page closed before the
 * answer, and it may have arrived, whatever becomes of the repeat.
 * @returns the same array if nothing changes
 */
export const toRepeated = (
  messages: readonly UnsentMessage[],
  key: string,
): readonly UnsentMessage[] => {
  const isOpen = (message: UnsentMessage) =>
    message.idempotencyKey === key && message.error === undefined && !message.isUnconfirmed
  return messages.some(isOpen)
    ? messages.map((each) => (isOpen(each) ? { ...each, isUnconfirmed: true } : each))
    : messages
}

/** The message as the conversation shows it. */
export const toOutgoingMessage = (message: UnsentMessage, isSending: boolean): OutgoingMessage => ({
  key: message.idempotencyKey,
  content: toSent(message).content,
  fileNames: message.attachments.map(({ fileName }) => fileName),
  state: isSending ? 'sending' : 'failed',
  error: isSending ? undefined : message.error,
  // Without an error its page closed before the answer.
  isUnconfirmed: message.isUnconfirmed === true || message.error === undefined,
})
