import { type CivilDate, civilDateFrom } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import type { Receipt } from './finance.types.ts'

const receiptTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png']

/**
 * Whether a file can be a proof of payment: the formats of banks and of photographs.
 * @param contentType by the bytes of the file, see `recogniseFile`
 */
export function evaluateReceiptFile(contentType: string | null): Decision<'notReceipt'> {
  return contentType !== null && receiptTypes.includes(contentType)
    ? allowed
    : refused('notReceipt')
}

/** A file that was sent as a proof of payment before. */
export interface SentFile {
  readonly fileName: string
  /** In the firm's time zone. */
  readonly sentOn: CivilDate
}

/** A file that is to be sent as a proof of payment. */
export interface ChosenProof {
  /** The invoice that it is for; undefined if it names none. */
  readonly billingId: string | undefined
  /** Its bytes; undefined while none is chosen. */
  readonly fileSize: number | undefined
}

/**
 * The file of the newest proof of the same invoice that has as many bytes as a chosen one: in all likelihood the
 * same file, whatever its name. Only a warning can follow from that, since the bytes are not compared. Undefined
 * if there is none.
 * @param receipts all of the customer's proofs, newest first, refused ones too
 */
export function findSentFile(
  receipts: readonly Pick<Receipt, 'billingId' | 'fileName' | 'fileSize' | 'createdAt'>[],
  { billingId, fileSize }: ChosenProof,
  timeZone: string,
): SentFile | undefined {
  if (billingId === undefined) return undefined
  const sent = receipts.find((one) => one.billingId === billingId && one.fileSize === fileSize)
  return sent && { fileName: sent.fileName, sentOn: civilDateFrom(sent.createdAt, timeZone) }
}
