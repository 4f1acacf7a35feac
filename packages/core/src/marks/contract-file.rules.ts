import { allowed, type Decision, refused } from '../decision.ts'
import { recogniseFile } from '../files/index.ts'

const documentTypes: readonly (string | null)[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
]

/**
 * Whether a file can be a company's articles of association, judged by its bytes and not by its name: a
 * PDF, or an image (JPEG, PNG or WebP).
 * @param head the beginning of the file, `FILE_HEAD_BYTES` of it or the whole
 */
export function evaluateContractFile(head: Uint8Array): Decision<'notDocument'> {
  return documentTypes.includes(recogniseFile(head)) ? allowed : refused('notDocument')
}
