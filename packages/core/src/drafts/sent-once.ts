import { createRandomId } from '../http/random-id.ts'
import type { Draft } from './draft.types.ts'

/** The content last sent without an answer of the server, and its key. */
export interface SentOnce {
  readonly content: string
  readonly key: string
  /** When it was last sent, in milliseconds since the epoch; absent where its key has no end. */
  readonly sentAt?: number | undefined
}

const HOUR_MS = 60 * 60 * 1000

/** Whether this content is what was last sent without an answer. */
export const isSentOnce = (last: SentOnce | null, content: unknown): boolean =>
  last?.content === JSON.stringify(content)

/**
 * What was last sent without an answer, within the last hour; null if nothing was. What it created may have been
 * removed since, and sent under the same key it would not be created again: the server repeats its first answer.
 */
export const toStillSent = (last: SentOnce | null, now: Date): SentOnce | null =>
  last?.sentAt === undefined || now.getTime() - last.sentAt < HOUR_MS ? last : null

/**
 * What is sent now: under the same key as before, if the same content was last sent without an answer, within the
 * last hour.
 * @param now null for what nobody can remove, such as a change of status: its key has no end
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
 * The key to send the content of a draft with: after a lost answer the same content is sent with the same
 * key, even after a reload, so that it takes effect once. Changed content gets a new key, and so does what was last
 * sent an hour ago, see {@link toSentOnce}.
 * @param content the body of the call
 * @param now null for what nobody can remove
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
