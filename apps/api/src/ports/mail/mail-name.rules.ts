import { mailMessages } from '@tramite/core/messages'

/** A person is addressed by this many words at most. */
const MOST_WORDS = 5
/** Longer words stand in no name. */
const LONGEST_WORD = 30

/** A word as names have them: letters, with apostrophes, hyphens, or a point at its end. */
const word = /^\p{L}[\p{L}\p{M}'’-]*\.?$/u

/**
 * How a person is addressed in an e-mail. Whoever invites somebody chooses this name: an address, a link
 * or a number to call is none, and a sentence is cut.
 */
export function toMailName(name: string): string {
  const words = name.trim().split(/\s+/)
  const end = words.findIndex((one) => !word.test(one) || one.length > LONGEST_WORD)
  const named = words.slice(0, end === -1 ? words.length : end).slice(0, MOST_WORDS)
  return named.join(' ') || mailMessages['mails.unnamed']
}
