import { LOCALE } from '../locale.ts'

/** Most bytes of a file: the server refuses more with 413. */
export const FILE_SIZE_MAX = 25 * 1024 * 1024

/** The content type of a file that names none. */
export const DEFAULT_CONTENT_TYPE = 'application/octet-stream'

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

let decimal: Intl.NumberFormat | undefined

/** A size for people, as '820 KB' or '1,4 MB'. */
export function formatFileSize(bytes: number): string {
  const sizes = UNITS.map((_, power) => Math.round((bytes / 1024 ** power) * 10) / 10)
  // By what it is rounded to: nothing is 1.024 of a unit.
  const fitting = sizes.findIndex((size) => size < 1024)
  const power = fitting === -1 ? UNITS.length - 1 : fitting
  decimal ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
  return `${decimal.format(sizes[power] ?? bytes)} ${UNITS[power]}`
}

/** Hours for which the server keeps a file that was sent and attached to nothing. */
export const UNATTACHED_FILE_HOURS = 24
