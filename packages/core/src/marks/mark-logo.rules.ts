import { allowed, type Decision, refused } from '../decision.ts'
import { markFieldMessages } from '../messages/mark-fields.ts'
import { fillMessage } from '../messages/message-text.ts'
import { parseJpegHeader } from './jpeg-header.ts'

/** Width and height of a mark's logo, in pixels: 8 cm at 300 dpi. */
export const MARK_LOGO_PIXELS = 945
/** Maximum size of a mark's logo, in bytes. */
export const MARK_LOGO_SIZE_MAX = 2 * 1024 * 1024
/** Minimum resolution of a mark's logo, in dots per inch: stated to the user, not checked. */
export const MARK_LOGO_DPI_MIN = 300

/** Why a logo is refused. */
export type LogoRefusal = 'tooLarge' | 'notJpeg' | 'wrongSize'

/**
 * Whether a file can be a mark's logo, judged by its bytes and not by its name: 2 MB at most, a JPEG, of
 * exactly 945 x 945 pixels.
 * @param bytes the file, or its beginning if `size` is given
 * @param size of the whole file, in bytes
 */
export function evaluateMarkLogo(
  bytes: Uint8Array,
  size: number = bytes.byteLength,
): Decision<LogoRefusal> {
  if (size > MARK_LOGO_SIZE_MAX) return refused('tooLarge')
  const header = parseJpegHeader(bytes)
  if (header === null) return refused('notJpeg')
  const isSquare = header.width === MARK_LOGO_PIXELS && header.height === MARK_LOGO_PIXELS
  return isSquare ? allowed : refused('wrongSize')
}

const texts: Readonly<Record<LogoRefusal, string>> = {
  tooLarge: markFieldMessages['marks.logoTooLarge'],
  notJpeg: markFieldMessages['marks.logoNotJpeg'],
  wrongSize: markFieldMessages['marks.logoWrongSize'],
}

/** The form's hint before a file is chosen. */
export const markLogoHint = fillMessage(markFieldMessages['marks.logoHint'], {
  pixels: MARK_LOGO_PIXELS,
  dpi: MARK_LOGO_DPI_MIN,
  megabytes: MARK_LOGO_SIZE_MAX / 1024 / 1024,
})

/** The text of a refused logo. */
export function toLogoText(reason: LogoRefusal): string {
  return texts[reason]
}
