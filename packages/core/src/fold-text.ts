/** A text without diacritics, 'acao' for 'ação'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Orders texts by their characters, as a database does in the plain collation. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * A text for comparison: without accents, in lower case and trimmed. A plain string, so that a database
 * orders by it and enforces uniqueness in any collation.
 */
export function foldText(text: string): string {
  return withoutAccents(text).toLowerCase().trim()
}

/**
 * The key by which a name is sorted: its letters, from `foldText`, with numbers by their size, so that
 * 'Contrato 2' precedes 'Contrato 10'. Numbers of more than twelve digits are sorted by their first digits.
 */
export const toSortKey = (text: string): string =>
  foldText(text)
    .replace(/[0-9]+/g, `${'0'.repeat(12)}$&`)
    .replace(/0*([0-9]{12,})/g, '$1')
