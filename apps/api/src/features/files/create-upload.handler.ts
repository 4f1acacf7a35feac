import { randomUUID } from 'node:crypto'
import { FILE_SIZE_MAX, LOGO_CONTENT_TYPES, sanitizeFileName } from '@tramite/core/files'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { toMediaType } from '../../ports/files/content-type.ts'
import { MAX_GAZETTE_BYTES } from '../../ports/files/files.port.ts'
import { insertFile } from './files.store.ts'
import { requireRoom } from './require-room.ts'

const logoTypes: readonly string[] = LOGO_CONTENT_TYPES

/**
 * Registers a file for its uploader and returns where to put it. Open to customers in arrears as well:
 * their proof of payment is a file. A logo must be an image, which is checked by its bytes once it is
 * used; `publicRead` opens a file to nobody, since every download needs a signed address.
 */
export const createUpload: Handler<'createUpload'> = async ({ query, unit, services, now }) => {
  const { fileType, fileSize: size, logo } = query
  const type = logo ? 'LOGO' : query.type
  const contentType = toMediaType(fileType)
  const fileName = sanitizeFileName(query.fileName)
  // The key of a file cannot be guessed, not even from the previous one.
  const key = `uploads/${randomUUID()}`

  const sender = await unit.write([], async (transaction, _, principal) => {
    const isGazette = type === 'GAZETTE'
    if (isGazette && !principal.staff) throw new Problem(403, 'STAFF_ONLY')
    if (size === 0) throw new Problem(400, 'FILE_EMPTY')
    const most = isGazette ? MAX_GAZETTE_BYTES : FILE_SIZE_MAX
    if (size > most) throw new Problem(413, 'PAYLOAD_TOO_LARGE')
    if (type === 'LOGO' && !logoTypes.includes(contentType)) {
      throw new Problem(400, 'FILE_TYPE_INVALID')
    }
    if (type === 'RECEIPT' && principal.staff) throw new Problem(403, 'ADMIN_ONLY')
    if (!principal.staff) {
      await requireRoom({ transaction, principal, services, now }, { type, size })
    }
    const { userId, customerId } = principal
    const createdAt = now.toISOString()
    transaction.defer(
      insertFile({ key, customerId, userId, fileName, contentType, size, type, createdAt }),
    )
    return customerId ?? userId
  })
  const signedUrl = await services.files.createPutUrl({ key, contentType: fileType, size, sender })
  return { signedUrl, key }
}
