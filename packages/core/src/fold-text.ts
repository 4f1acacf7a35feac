/** A text with its letters bare, 'acao' for 'ação'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/**
 * A text as it is compared: without accents, capitals and blanks at the ends. A plain string, so that a database
 * orders and holds unique by the same value in any collation.
 */
export function foldText(text: string): string {
  return withoutAccents(text).toLowerCase().trim()
}
