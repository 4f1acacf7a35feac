import { randomUUID } from 'node:crypto'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { toMediaType } from '../../ports/files/content-type.ts'
import { MAX_FILE_BYTES } from '../../ports/files/files.port.ts'
import { requireVisible } from '../customers/require-visible.ts'
import { insertFile } from './files.store.ts'

/**
 * Registers a file for its uploader and answers where to put it. Open to customers in arrears as
 * well: the receipt of their payment is a file. Specification §5, §7.
 */
export const createUpload: Handler<'createUpload'> = async ({ query, unit, services, now }) => {
  const { fileName, fileType, fileSize: size, type } = query
  const contentType = toMediaType(fileType)
  // Nobody can guess the name of a file, not even from the one before.
  const key = `uploads/${randomUUID()}`

  await unit.write([], async (transaction, _, principal) => {
    requireVisible(principal, services, now)
    if (size > MAX_FILE_BYTES) throw new Problem(413, 'PAYLOAD_TOO_LARGE')
    const { userId, customerId } = principal
    const createdAt = now.toISOString()
    transaction.defer(
      insertFile({ key, customerId, userId, fileName, contentType, size, type, createdAt }),
    )
  })
  return { signedUrl: await services.files.createPutUrl({ key, contentType, size }), key }
}
