import { LOCALE } from '../locale.ts'

/** Most bytes of a file: the server refuses more with 413. */
export const FILE_SIZE_MAX = 25 * 1024 * 1024

/** The content type of a file that names none. */
export const DEFAULT_CONTENT_TYPE = 'application/octet-stream'

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

let decimal: Intl.NumberFormat | undefined

/** A size for people, as '820 KB' or '1,4 MB'. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  decimal ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
  return `${decimal.format(bytes / 1024 ** power)} ${UNITS[power]}`
}

/** Hours for which the server keeps a file that was sent and attached to nothing. */
export const UNATTACHED_FILE_HOURS = 24
