import { findSignatures, matchesAt } from './file-signatures.ts'
import { recogniseOffice } from './office-file.rules.ts'
import { recogniseText } from './text-file.rules.ts'

/** Number of bytes at the beginning of a file that determine its type. */
export const FILE_HEAD_BYTES = 64 * 1024

/** Maximum number of bytes that may precede the header of a PDF. ISO 32000-1, annex H. */
const PDF_BEGINS_WITHIN = 1024

/** Signatures at the beginning of a file, with the type they indicate. */
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

/** RIFF containers, by the signature at their ninth byte. */
const riffs: readonly (readonly [sign: string, type: string])[] = [
  ['WEBP', 'image/webp'],
  ['WAVE', 'audio/wav'],
  ['AVI ', 'video/x-msvideo'],
]

/** ISO/IEC 14496-12 containers, by the brand at their ninth byte. */
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
  // The four bytes in between are reserved, and always zero.
  if (matchesAt(bytes, 0, 'BM') && matchesAt(bytes, 6, '\0\0\0\0')) return 'image/bmp'
  return null
}

/**
 * The type of a file by its bytes: a known document, picture, spreadsheet, text, audio or video. Neither
 * its name nor the announced type counts: trusting them would let a sender pass off anything. The name
 * only tells kinds of plain text apart.
 * @param head the beginning of the file, `FILE_HEAD_BYTES` of it or the whole
 * @param fileName as given by the sender
 * @returns its media type; null for anything that a browser or a system could run (pages, drawings,
 * scripts, programs), for archives, and for unknown types
 */
export function recogniseFile(head: Uint8Array, fileName = ''): string | null {
  const begins = typeOf(beginnings, head, 0) ?? recogniseContainer(head) ?? recogniseOffice(head)
  if (begins !== null) return begins
  if (findSignatures(head, '%PDF-', { end: PDF_BEGINS_WITHIN }) >= 0) return 'application/pdf'
  return recogniseText(head, fileName)
}
