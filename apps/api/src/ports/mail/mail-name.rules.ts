import { stripInvisible } from '@tramite/core/forms'
import { mailMessages, newsMessages } from '@tramite/core/messages'
import { toOneLine } from './mail-headers.rules.ts'

/** Maximum number of words by which a person is addressed. */
const MOST_WORDS = 5
/** Longer words do not occur in names. */
const LONGEST_WORD = 30
/** More digits may be a phone number, also when it is spelled in several words. */
const MOST_DIGITS = 3

/** A word of a name: letters, with apostrophes, hyphens, or a final point. */
const word = /^\p{L}[\p{L}\p{M}'’-]*\.?$/u
/** What mail programs make a link of: an address, or a domain, whose last part has two letters or more. */
const link = /[/\\:@]|[.。]\p{L}{2}/u
const digit = /\p{Nd}/gu

/**
 * How a person is addressed in an e-mail. Others may have chosen this name for them: anything with an
 * address, a link or a phone number is refused, and a sentence is truncated.
 */
export function toMailGreeting(name: string): string {
  const words = name.trim().split(/\s+/)
  const end = words.findIndex((one) => !word.test(one) || one.length > LONGEST_WORD)
  const named = words.slice(0, end === -1 ? words.length : end).slice(0, MOST_WORDS)
  return named.join(' ') || mailMessages['mails.unnamed']
}

/**
 * How a person is named in an e-mail to others: as in the portal, less the words that mail programs would
 * show as a link or as a phone number, since people choose their names themselves.
 */
export function toMailName(name: string): string {
  const plain = toOneLine(stripInvisible(name))
  const isNumber = (plain.match(digit)?.length ?? 0) > MOST_DIGITS
  const words = plain.split(' ').filter((one) => {
    const read = one.normalize('NFKC')
    return !link.test(read) && !(isNumber && read.search(digit) !== -1)
  })
  return words.join(' ') || newsMessages['news.unknownAuthor']
}
