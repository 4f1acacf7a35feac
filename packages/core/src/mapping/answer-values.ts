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

/** An answer as it is stored: each value once and trimmed, sentences without the space around them. */
export const toStoredAnswer = (field: string, answer: string): string =>
  isProse(field) ? answer.trim() : toAnswer([answer])

/** Whether two answers are one when they are stored, such as while a space stands behind the last word. */
export const isSameAnswer = (field: string, one: string, other: string): boolean =>
  toStoredAnswer(field, one) === toStoredAnswer(field, other)

/** An answer as it is read: its values with a space between them, sentences as they are. */
export const toAnswerText = (field: string, answer: string): string =>
  isProse(field) ? answer : parseAnswer(answer).join(', ')

/** An answer as its question shows it: the suggestions that are chosen, and the rest in own words. */
export interface AnswerParts {
  /** Chosen ones of the suggestions. */
  readonly tags: readonly string[]
  /** The free text of 'Outros'. */
  readonly others: string
}

/** Of sentences only what they begin with is a choice: further on a suggestion is a part of them. */
function splitProse(answer: string, suggested: readonly string[]): AnswerParts {
  const pieces = answer.split(',')
  const isWord = pieces.map((piece) => !suggested.includes(piece.trim()))
  const found = isWord.indexOf(true)
  const end = found === -1 ? pieces.length : found
  return {
    tags: pieces.slice(0, end).map((piece) => piece.trim()),
    others: pieces.slice(end).join(',').trim(),
  }
}

/**
 * An answer taken apart for its question.
 * @param answer as it is stored
 * @param suggested the tags of the question in the sector
 */
export function splitAnswer(
  field: string,
  answer: string,
  suggested: readonly string[],
): AnswerParts {
  if (isProse(field)) return splitProse(answer, suggested)
  const values = parseAnswer(answer)
  return {
    tags: values.filter((value) => suggested.includes(value)),
    others: values.filter((value) => !suggested.includes(value)).join(', '),
  }
}

/** The answer that `splitAnswer` takes apart, as it is sent; of sentences what was written stays. */
export function joinAnswer(field: string, { tags, others }: AnswerParts): string {
  if (!isProse(field)) return toAnswer(tags, others)
  return [...tags, others].filter((part) => part.trim() !== '').join(', ')
}
