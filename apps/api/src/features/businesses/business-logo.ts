import { message } from '@tramite/core/messages'
import type { Command } from '../../db/command.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Problem } from '../../http/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import { type KeptUploads, takeUploads } from '../files/attach.ts'

/** Detected from the bytes of the file. */
const logoTypes: readonly string[] = ['image/png', 'image/jpeg']

/**
 * Links the uploaded file of a logo, whatever its announced type, to a customer.
 * @returns commands to be sent after the business is written
 * @throws Problem 400 for a file that is not the principal's own, not there yet, or neither PNG nor JPEG
 * by its bytes
 */
export async function takeLogo(
  transaction: Transaction,
  logo: KeptUploads,
  customerId: string,
  clock: Clock,
): Promise<readonly Command[]> {
  const target = { customerId, demandId: null, internal: false, type: 'LOGO' } as const
  const { attachments, bind } = await takeUploads(transaction, logo, target, clock)
  if (!attachments.every(({ contentType }) => logoTypes.includes(contentType))) {
    throw new Problem(400, 'FILE_TYPE_INVALID', { errors: { logo: message('FILE_TYPE_INVALID') } })
  }
  return bind
}
