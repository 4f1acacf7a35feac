/** What was sent last without an answer of the server, and under which key. */
export interface SentOnce {
  readonly content: string
  readonly key: string
}

/**
 * The key to send a content with: after a lost answer the same content goes under the same key, so
 * that it is done once; another content is another thing.
 * @param newKey is taken when the content is another one
 */
export function toSentOnce(last: SentOnce | null, content: string, newKey: string): SentOnce {
  return last?.content === content ? last : { content, key: newKey }
}
