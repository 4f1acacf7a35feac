/** The first of two signs that stand for one letter, such as a picture, without its second. */
const halfAtEnd = /[\ud800-\udbff]$/

/** The beginning of a text, of at most `max` signs as forms count them, without half a letter at its end. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(halfAtEnd, '')
