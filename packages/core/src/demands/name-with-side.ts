import { foldText } from '../fold-text.ts'
import { fillMessage } from '../messages/message-text.ts'
import { sideMessages } from '../messages/sides.ts'

/** Brackets, which enclose the firm's side, and letters that only look like those of a Portuguese name. */
const foreign = /[\p{Ps}\p{Pe}]|(?![a-z])\p{L}/u

/** European letters that have no accent to remove, with the letters that they are read as. */
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
 * Whether a name could be read as one with the firm's side: it contains the word for it, however spelled, or
 * brackets, or letters of another alphabet that could imitate the word.
 */
function claimsFirm(name: string): boolean {
  const folded = foldText(name.normalize('NFKD')).replace(notPlain, (letter) => plain[letter] ?? '')
  return foreign.test(folded) || folded.replace(/[^a-z]/g, '').includes('escritorio')
}

/**
 * The name of an author with their side. People choose their names themselves, so a customer's may look like
 * that of a lawyer.
 * @param side `SYSTEM` for the portal itself, which has no side
 * @returns 'Helena Prado (escritório)' for the firm's people; the bare name for a customer's, unless it could
 * be read as one of the firm: 'Helena, do escritório (cliente)'
 */
export function toNameWithSide(name: string, side: 'CUSTOMER' | 'BACKOFFICE' | 'SYSTEM'): string {
  if (side === 'BACKOFFICE') return fillMessage(sideMessages['sides.firm'], { name })
  const isFalse = side === 'CUSTOMER' && claimsFirm(name)
  return isFalse ? fillMessage(sideMessages['sides.customer'], { name }) : name
}
