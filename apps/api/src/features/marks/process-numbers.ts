import { splitProcessNumbers } from '@tramite/core/marks'

/** A typed process number, and whether it is well-formed. */
interface ProcessNumber {
  /** Digits only if well-formed, otherwise as typed. */
  readonly number: string
  readonly isWellFormed: boolean
}

/** Digits of a process number of the trademark office (INPI). */
const PROCESS_NUMBER_LENGTH = 9

const isProcessNumber = (digits: string) =>
  digits.length === PROCESS_NUMBER_LENGTH && /^\d+$/.test(digits)

/**
 * The process numbers of a text, in order and each once: separated by commas, semicolons, spaces or line
 * breaks, with or without dots and hyphens inside.
 */
export function parseProcessNumbers(text: string): ProcessNumber[] {
  const found = new Map<string, ProcessNumber>()
  for (const typed of splitProcessNumbers(text)) {
    const digits = typed.replace(/[.\-/]/g, '')
    const isWellFormed = isProcessNumber(digits)
    const number = isWellFormed ? digits : typed
    if (!found.has(number)) found.set(number, { number, isWellFormed })
  }
  return [...found.values()]
}
