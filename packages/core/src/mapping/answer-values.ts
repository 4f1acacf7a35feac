/** The field that is answered in sentences: what was written stays as it was written. */
const PROSE_FIELD = 'question0'

/** Whether a field is answered in sentences, in which a comma separates nothing. */
export const isProse = (field: string): boolean => field === PROSE_FIELD

/** The values of an answer as it is stored: a comma separates two. */
export function parseAnswer(answer: string | null | undefined): string[] {
  const values = (answer ?? '').split(',').map((value) => value.trim())
  return [...new Set(values.filter((value) => value !== ''))]
}

/**
 * An answer of chosen tags and the free text of 'Outros', as it is stored: each value once, none
 * empty, separated by commas; a comma in the free text separates too.
 */
export function toAnswer(tags: readonly string[], others = ''): string {
  return parseAnswer([...tags, others].join(',')).join(',')
}
