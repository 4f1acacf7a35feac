import { foldText } from '../fold-text.ts'
import { fillMessage } from '../messages/message-text.ts'
import { sideMessages } from '../messages/sides.ts'

/** Whether a name contains the word that tells the firm's people, however it is spelled out. */
const claimsFirm = (name: string) =>
  foldText(name)
    .replace(/[^a-z]/g, '')
    .includes('escritorio')

/**
 * The name of an author, with the side they stand on: people choose their names themselves, and a customer's
 * may be that of a lawyer.
 * @param side `SYSTEM` for the portal itself, which stands on none
 * @returns 'Helena Prado (escritório)' for the firm's people; the bare name for a customer's, unless it
 * claims to be of the firm: 'Helena, do escritório (cliente)'
 */
export function toNameWithSide(name: string, side: 'CUSTOMER' | 'BACKOFFICE' | 'SYSTEM'): string {
  if (side === 'BACKOFFICE') return fillMessage(sideMessages['sides.firm'], { name })
  const isFalse = side === 'CUSTOMER' && claimsFirm(name)
  return isFalse ? fillMessage(sideMessages['sides.customer'], { name }) : name
}
