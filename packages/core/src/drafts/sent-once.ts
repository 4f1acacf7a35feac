import { createRandomId } from '../http/random-id.ts'
import type { Draft } from './draft.types.ts'

/** The content last sent without an answer of the server, and its key. */
export interface SentOnce {
  readonly content: string
  readonly key: string
  /** When it was last sent, in milliseconds since the epoch; absent if its key does not expire. */
  readonly sentAt?: number | undefined
}

const HOUR_MS = 60 * 60 * 1000

/** Whether this content is what was last sent without an answer. */
export const isSentOnce = (last: SentOnce | null, content: unknown): boolean =>
  last?.content === JSON.stringify(content)

/**
 * What was last sent without an answer, within the last hour; null otherwise. A record that it created may
 * have been removed since: sent again under the same key, it would not be created again, because the server
 * repeats its first answer.
 */
export const toStillSent = (last: SentOnce | null, now: Date): SentOnce | null =>
  last?.sentAt === undefined || now.getTime() - last.sentAt < HOUR_MS ? last : null

/**
 * What is sent now. It keeps the key if the same content was last sent without an answer within the last
 * hour.
 * @param now null if the result cannot be removed, such as a change of status: its key does not expire
 */
export function toSentOnce(last: SentOnce | null, content: unknown, now: Date | null): SentOnce {
  const still = now ? toStillSent(last, now) : last
  return {
    content: JSON.stringify(content),
    key: still && isSentOnce(still, content) ? still.key : createRandomId(),
    ...(now && { sentAt: now.getTime() }),
  }
}

/**
 * The key to send the content of a draft with. After a lost answer the same content is sent with the same
 * key, even after a reload, so that it takes effect once. Changed content gets a new key, and so does content
 * that was last sent over an hour ago, see {@link toSentOnce}.
 * @param content the body of the call
 * @param now null if the result cannot be removed
 */
export function keepSentKey<Values extends { readonly sent: SentOnce | null }>(
  draft: Draft<Values>,
  content: unknown,
  now: Date | null,
): string {
  const sent = toSentOnce(draft.snapshot().values.sent, content, now)
  draft.change((values) => ({ ...values, sent }))
  draft.flush()
  return sent.key
}
