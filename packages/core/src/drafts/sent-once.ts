import { createRandomId } from '../http/random-id.ts'
import type { Draft } from './draft.types.ts'

/** What was sent last without an answer of the server, and under which key. */
export interface SentOnce {
  readonly content: string
  readonly key: string
}

/** Whether it is this content that was sent last without an answer. */
export const isSentOnce = (last: SentOnce | null, content: unknown): boolean =>
  last?.content === JSON.stringify(content)

/**
 * The key to send the content of a draft with: after a lost answer the same content goes under the same key, also
 * when the page was loaded again, so that it is done once; another content is another thing.
 * @param content what is sent, in the words of the call
 */
export function keepSentKey<Values extends { readonly sent: SentOnce | null }>(
  draft: Draft<Values>,
  content: unknown,
): string {
  const last = draft.snapshot().values.sent
  if (last && isSentOnce(last, content)) return last.key
  const sent = { content: JSON.stringify(content), key: createRandomId() }
  draft.change((values) => ({ ...values, sent }))
  draft.flush()
  return sent.key
}
