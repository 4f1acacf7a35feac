import { sanitizeFileName } from '@tramite/core/files'
import { withoutAccents } from '@tramite/core/forms'

const quotedUnsafe = /[^\x20-\x7e]|["\\%]/g
// Characters that `encodeURIComponent` leaves, and RFC 5987 does not allow.
const extendedUnsafe = /['()*]/g

/**
 * The header that makes a browser save an answer under a name, whatever its type. RFC 6266, with the
 * name in ASCII for old programs and in UTF-8 (RFC 5987) for all others.
 */
export function toAttachment(fileName: string): string {
  const name = sanitizeFileName(fileName)
  const plain = withoutAccents(name).replace(quotedUnsafe, '_')
  const extended = encodeURIComponent(name).replace(
    extendedUnsafe,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`
}
