/** A process number of a text, and whether it is well-formed. */
interface ProcessNumber {
  /** Digits only if well-formed, otherwise as typed. */
  readonly number: string
  readonly isWellFormed: boolean
}

/** Digits of a process number of the trademark office (INPI). */
const PROCESS_NUMBER_LENGTH = 9

/** The country or an abbreviation of 'número' before a number, as its papers print them. */
const PREFIX = /^(?:BR|PROC|PROCESSO|N|NO|NRO|NUM|N[UÚ]MERO)(?=\d|$)/i

/** A word in plain letters and digits: full-width ones too, without signs, quotes and prefix. */
const toBare = (word: string) =>
  word
    .normalize('NFKC')
    .replace(/[\p{P}\p{S}\p{Cf}]/gu, '')
    .replace(PREFIX, '')

interface Word {
  readonly typed: string
  readonly bare: string
}

const isDigits = ({ bare }: Word) => /^\d+$/.test(bare)

/** How many of the words, from the first, are one number: groups of digits are as long as they are too short. */
function countOfNumber(words: readonly Word[]): number {
  let digits = 0
  for (const [at, word] of words.entries()) {
    const isComplete = word.bare.length >= PROCESS_NUMBER_LENGTH
    if (!isDigits(word) || (isComplete && at > 0)) return Math.max(at, 1)
    digits += word.bare.length
    if (digits >= PROCESS_NUMBER_LENGTH) return at + 1
  }
  return words.length
}

/** The numbers of a part without separators: a number may have spaces between its groups of digits. */
function numbersOf(part: string): ProcessNumber[] {
  let words = part
    .split(/\s+/)
    .map((typed) => ({ typed, bare: toBare(typed) }))
    .filter(({ bare }) => bare !== '')
  const numbers: ProcessNumber[] = []
  while (words.length > 0) {
    const count = countOfNumber(words)
    const own = words.slice(0, count)
    const digits = own.map(({ bare }) => bare).join('')
    const isWellFormed = own.every(isDigits) && digits.length === PROCESS_NUMBER_LENGTH
    const typed = own.map((word) => word.typed).join(' ')
    numbers.push({ number: isWellFormed ? digits : typed, isWellFormed })
    words = words.slice(count)
  }
  return numbers
}

/**
 * The process numbers of a text, in order and each once: separated by commas, semicolons or line breaks, or
 * by spaces between whole ones. A number may have spaces, dots and other signs inside, quotes around it and
 * 'BR' or 'Nº' before it: that is how people copy it from papers and sheets.
 * @returns none for a text without any letter or digit of a number
 */
export function parseProcessNumbers(text: string): ProcessNumber[] {
  const found = new Map<string, ProcessNumber>()
  for (const one of text.split(/[,;\t\r\n]+/).flatMap(numbersOf)) {
    if (!found.has(one.number)) found.set(one.number, one)
  }
  return [...found.values()]
}
