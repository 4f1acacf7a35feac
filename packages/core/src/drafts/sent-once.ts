import { createRandomId } from '../http/random-id.ts'
import type { Draft } from './draft.types.ts'

/** The content last sent without an answer of the server, and its key. */
export interface SentOnce {
  readonly content: string
  readonly key: string
}

/** Whether this content is what was last sent without an answer. */
export const isSentOnce = (last: SentOnce | null, content: unknown): boolean =>
  last?.content === JSON.stringify(content)

/** What is sent now: as before, if the same content was last sent without an answer. */
export const toSentOnce = (last: SentOnce | null, content: unknown): SentOnce =>
  last && isSentOnce(last, content)
    ? last
    : { content: JSON.stringify(content), key: createRandomId() }

/**
 * The key to send the content of a draft with: after a lost answer the same content is sent with the same
 * key, even after a reload, so that it takes effect once. Changed content gets a new key.
 * @param content the body of the call
 */
export function keepSentKey<Values extends { readonly sent: SentOnce | null }>(
  draft: Draft<Values>,
  content: unknown,
): string {
  const last = draft.snapshot().values.sent
  const sent = toSentOnce(last, content)
  if (sent === last) return sent.key
  draft.change((values) => ({ ...values, sent }))
  draft.flush()
  return sent.key
}
