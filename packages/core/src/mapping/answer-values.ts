import { stripInvisible } from '../strip-invisible.ts'

/** The field that is answered in prose, which is kept as it was written. */
const PROSE_FIELD = 'question0'

/** Whether a field is answered in prose, in which a comma separates nothing. */
export const isProse = (field: string): boolean => field === PROSE_FIELD

/**
 * A comma that separates two values. One between two digits is part of a number, as in '1,5 ano'. An answer
 * that was stored before `toAnswer` wrote a space between two numbers, such as '2020,2021', is therefore read
 * as one value.
 */
const separator = /(?<!\d),|,(?!\d)/

/** The values of a stored answer, separated by commas. */
export function parseAnswer(answer: string | null | undefined): string[] {
  const values = stripInvisible(answer ?? '')
    .split(separator)
    .map((value) => value.trim())
  return [...new Set(values.filter((value) => value !== ''))]
}

const append = (answer: string, value: string) =>
  /\d$/.test(answer) && /^\d/.test(value) ? `${answer}, ${value}` : `${answer},${value}`

/**
 * A stored answer from chosen tags and the free text of 'Outros': each value once, none empty, separated by
 * commas. A comma in the free text separates values, too, unless it is between two digits. Between a value
 * that ends with a digit and one that begins with one, the comma is followed by a space.
 */
export function toAnswer(tags: readonly string[], others = ''): string {
  const [first = '', ...rest] = parseAnswer([...tags, others].join(', '))
  return rest.reduce(append, first)
}

/** The stored form of an answer: each value once and trimmed; prose only trimmed as a whole. */
export const toStoredAnswer = (field: string, answer: string): string =>
  isProse(field) ? stripInvisible(answer).trim() : toAnswer([answer])

/**
 * Whether two answers say the same, such as while the last word is followed by a space. The order of
 * chosen values is irrelevant; in prose every letter counts.
 */
export function isSameAnswer(field: string, one: string, other: string): boolean {
  if (isProse(field)) return stripInvisible(one).trim() === stripInvisible(other).trim()
  const [first, second] = [parseAnswer(one), parseAnswer(other)]
  return first.length === second.length && first.every((value) => second.includes(value))
}

/** An answer for reading: its values with a space after each comma, prose unchanged. */
export const toAnswerText = (field: string, answer: string): string =>
  isProse(field) ? answer : parseAnswer(answer).join(', ')

/** An answer as its question shows it: the chosen suggestions, and the rest in free text. */
export interface AnswerParts {
  /** The chosen suggestions. */
  readonly tags: readonly string[]
  /** The free text of 'Outros'. */
  readonly others: string
}

/** In prose only the beginning counts as a choice: further on a suggestion is part of the sentence. */
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
 * Splits an answer for its question.
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

/** The inverse of `splitAnswer`, to be sent; prose stays as it was written. */
export function joinAnswer(field: string, { tags, others }: AnswerParts): string {
  if (!isProse(field)) return toAnswer(tags, others)
  return [...tags, others].filter((part) => part.trim() !== '').join(', ')
}
