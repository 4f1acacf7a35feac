import { LOCALE } from '../locale.ts'

/** Maximum size of a file, in bytes: the server refuses more with 413. */
export const FILE_SIZE_MAX = 25 * 1024 * 1024

/** Maximum number of files that a form takes: the contract refuses more. */
export const ATTACHMENTS_MAX = 50

/** Number of files that a form sends at the same time; the others are queued. */
export const UPLOADS_AT_ONCE = 3

/** The content type of a file that has none. */
export const DEFAULT_CONTENT_TYPE = 'application/octet-stream'

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

let decimal: Intl.NumberFormat | undefined

/** A size for people, as '820 KB' or '1,4 MB'. */
export function formatFileSize(bytes: number): string {
  const sizes = UNITS.map((_, power) => Math.round((bytes / 1024 ** power) * 10) / 10)
  // Chosen after rounding, so that no size is shown as 1.024 of a unit.
  const fitting = sizes.findIndex((size) => size < 1024)
  const power = fitting === -1 ? UNITS.length - 1 : fitting
  decimal ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
  return `${decimal.format(sizes[power] ?? bytes)} ${UNITS[power]}`
}

/** Hours for which the server keeps an uploaded file that is not attached to anything. */
export const UNATTACHED_FILE_HOURS = 24
