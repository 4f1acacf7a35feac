import { FILE_HEAD_BYTES } from '@tramite/core/files'
import {
  evaluateContractFile,
  evaluateMarkLogo,
  MARK_LOGO_SIZE_MAX,
  parseJpegHeader,
  toLogoText,
} from '@tramite/core/marks'
import { markMessages } from '@tramite/core/messages'
import { markRegistrationLabels } from '@tramite/ui/marks/register'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Why an image cannot be a mark's logo, with its dimensions; null if it can. */
export async function checkLogo(file: File): Promise<string | null> {
  const bytes = await bytesOf(file.slice(0, MARK_LOGO_SIZE_MAX))
  const decision = evaluateMarkLogo(bytes, file.size)
  if (decision.allowed) return null
  const text = toLogoText(decision.reason)
  const size = decision.reason === 'wrongSize' ? parseJpegHeader(bytes) : null
  return size ? `${text}. ${markRegistrationLabels.pixels(size.width, size.height)}` : text
}

/** Why a file cannot be a company's contract; null if it can. */
export async function checkContract(file: File): Promise<string | null> {
  const decision = evaluateContractFile(await bytesOf(file.slice(0, FILE_HEAD_BYTES)))
  return decision.allowed ? null : markMessages['marks.contractNotDocument']
}
