import { mailMessages } from '@tramite/core/messages'

/** Maximum number of words by which a person is addressed. */
const MOST_WORDS = 5
/** Longer words do not occur in names. */
const LONGEST_WORD = 30

/** A word of a name: letters, with apostrophes, hyphens, or a final point. */
const word = /^\p{L}[\p{L}\p{M}'’-]*\.?$/u

/**
 * How a person is addressed, or named, in an e-mail. Others may have chosen this name for them: anything
 * with an address, a link or a phone number is refused, and a sentence is truncated.
 * @param unnamed stands for a name of which nothing is left
 */
export function toMailName(name: string, unnamed: string = mailMessages['mails.unnamed']): string {
  const words = name.trim().split(/\s+/)
  const end = words.findIndex((one) => !word.test(one) || one.length > LONGEST_WORD)
  const named = words.slice(0, end === -1 ? words.length : end).slice(0, MOST_WORDS)
  return named.join(' ') || unnamed
}
