import { allowed, type Decision, refused } from '../decision.ts'

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
