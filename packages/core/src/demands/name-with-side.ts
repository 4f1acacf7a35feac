import { foldText } from '../fold-text.ts'
import { fillMessage } from '../messages/message-text.ts'
import { sideMessages } from '../messages/sides.ts'

/** Brackets, as the firm's side stands in, and letters that only look like those of a Portuguese name. */
const foreign = /[\p{Ps}\p{Pe}]|(?![a-z])\p{L}/u

/** Letters of Europe's names that have no accent to leave out, and what is read in their place. */
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
}
const notPlain = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

/**
 * Whether a name could be read as one with the firm's side: it has the word for it, however spelled out, or
 * brackets, or letters of another alphabet, of which the word could be made.
 */
function claimsFirm(name: string): boolean {
  const folded = foldText(name.normalize('NFKD')).replace(notPlain, (letter) => plain[letter] ?? '')
  return foreign.test(folded) || folded.replace(/[^a-z]/g, '').includes('escritorio')
}

/**
 * The name of an author, with the side they stand on: people choose their names themselves, and a customer's
 * may be that of a lawyer.
 * @param side `SYSTEM` for the portal itself, which stands on none
 * @returns 'Helena Prado (escritório)' for the firm's people; the bare name for a customer's, unless it
 * could be read as one of the firm: 'Helena, do escritório (cliente)'
 */
export function toNameWithSide(name: string, side: 'CUSTOMER' | 'BACKOFFICE' | 'SYSTEM'): string {
  if (side === 'BACKOFFICE') return fillMessage(sideMessages['sides.firm'], { name })
  const isFalse = side === 'CUSTOMER' && claimsFirm(name)
  return isFalse ? fillMessage(sideMessages['sides.customer'], { name }) : name
}
