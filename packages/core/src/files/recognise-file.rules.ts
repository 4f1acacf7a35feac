import { findSignatures, matchesAt } from './file-signatures.ts'
import { recogniseOffice } from './office-file.rules.ts'
import { recogniseText } from './text-file.rules.ts'

/** Bytes from the beginning of a file that say what it is. */
export const FILE_HEAD_BYTES = 64 * 1024

/** A PDF may have something before it. ISO 32000-1, annex H. */
const PDF_BEGINS_WITHIN = 1024

/** What a file begins with, and what it is then. */
const beginnings: readonly (readonly [sign: string, type: string])[] = [
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['{\\rtf', 'application/rtf'],
  ['ID3', 'audio/mpeg'],
  ['\xff\xfb', 'audio/mpeg'],
  ['\xff\xf3', 'audio/mpeg'],
  ['\xff\xf2', 'audio/mpeg'],
  ['\xff\xf1', 'audio/aac'],
  ['\xff\xf9', 'audio/aac'],
  ['OggS', 'audio/ogg'],
  ['fLaC', 'audio/flac'],
  ['#!AMR', 'audio/amr'],
]

/** Containers of RIFF, by what stands at their ninth byte. */
const riffs: readonly (readonly [sign: string, type: string])[] = [
  ['WEBP', 'image/webp'],
  ['WAVE', 'audio/wav'],
  ['AVI ', 'video/x-msvideo'],
]

/** Containers of ISO/IEC 14496-12, by the brand at their ninth byte. */
const brands: readonly (readonly [sign: string, type: string])[] = [
  ['avif', 'image/avif'],
  ['avis', 'image/avif'],
  ['heic', 'image/heic'],
  ['heix', 'image/heic'],
  ['mif1', 'image/heif'],
  ['msf1', 'image/heif'],
  ['M4A ', 'audio/mp4'],
  ['M4B ', 'audio/mp4'],
  ['qt  ', 'video/quicktime'],
  ['3g', 'video/3gpp'],
  ['isom', 'video/mp4'],
  ['iso', 'video/mp4'],
  ['mp4', 'video/mp4'],
  ['avc1', 'video/mp4'],
  ['M4V', 'video/mp4'],
  ['MSNV', 'video/mp4'],
  ['dash', 'video/mp4'],
]

const typeOf = (
  table: readonly (readonly [sign: string, type: string])[],
  bytes: Uint8Array,
  at: number,
) => table.find(([sign]) => matchesAt(bytes, at, sign))?.[1] ?? null

const EBML = '\x1a\x45\xdf\xa3'

function recogniseContainer(bytes: Uint8Array): string | null {
  if (matchesAt(bytes, 0, 'RIFF')) return typeOf(riffs, bytes, 8)
  if (matchesAt(bytes, 4, 'ftyp')) return typeOf(brands, bytes, 8)
  if (matchesAt(bytes, 0, EBML)) {
    if (findSignatures(bytes, 'webm', { end: 64 }) > 0) return 'video/webm'
    if (findSignatures(bytes, 'matroska', { end: 64 }) > 0) return 'video/x-matroska'
  }
  // The four bytes between are reserved, and always zero.
  if (matchesAt(bytes, 0, 'BM') && matchesAt(bytes, 6, '\0\0\0\0')) return 'image/bmp'
  return null
}

/**
 * What a file is by its bytes: a known document, picture, sheet, text, sound or film. Neither its name
 * nor the type that its sender announces makes it one: whoever believes them can be given anything. The
 * name only tells kinds of plain text apart.
 * @param head the beginning of the file, `FILE_HEAD_BYTES` of it or the whole
 * @param fileName as the sender calls it
 * @returns its media type; null for what a browser or a system could run (pages, drawings, scripts,
 *   programs), for archives, and for whatever else is not known
 */
export function recogniseFile(head: Uint8Array, fileName = ''): string | null {
  const begins = typeOf(beginnings, head, 0) ?? recogniseContainer(head) ?? recogniseOffice(head)
  if (begins !== null) return begins
  if (findSignatures(head, '%PDF-', { end: PDF_BEGINS_WITHIN }) >= 0) return 'application/pdf'
  return recogniseText(head, fileName)
}
