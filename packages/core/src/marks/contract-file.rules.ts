import { allowed, type Decision, refused } from '../decision.ts'

/** Bytes from the beginning of a file that say what it is. */
export const FILE_HEAD_BYTES = 1024

/** How files of each kind begin; a PDF may have something before it. ISO 32000-1, annex H. */
const beginnings: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]

const holdsAt = (bytes: Uint8Array, at: number, wanted: readonly number[]) =>
  wanted.every((value, i) => bytes[at + i] === value)

function holdsPdf(bytes: Uint8Array): boolean {
  for (let at = 0; at + pdf.length <= Math.min(bytes.length, FILE_HEAD_BYTES); at += 1) {
    if (holdsAt(bytes, at, pdf)) return true
  }
  return false
}

/**
 * Whether a file can be a company's contract, by its bytes and not by its name: a PDF, or an image
 * (JPEG, PNG or WebP). Specification, part 2 §5.
 * @param bytes the beginning of the file, `FILE_HEAD_BYTES` of it or more
 */
export function evaluateContractFile(bytes: Uint8Array): Decision<'notDocument'> {
  const isImage =
    beginnings.some((beginning) => holdsAt(bytes, 0, beginning)) ||
    (holdsAt(bytes, 0, riff) && holdsAt(bytes, 8, webp))
  return isImage || holdsPdf(bytes) ? allowed : refused('notDocument')
}
