/** A high surrogate without its low one. */
const halfAtEnd = /[\ud800-\udbff]$/

/**
 * The beginning of a text, of at most `max` UTF-16 units as forms count them, without half a surrogate
 * pair at the end.
 */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(halfAtEnd, '')
