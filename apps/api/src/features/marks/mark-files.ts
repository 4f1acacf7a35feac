import { FILE_HEAD_BYTES } from '@tramite/core/files'
import {
  evaluateContractFile,
  evaluateMarkLogo,
  MARK_LOGO_SIZE_MAX,
  needsLogo,
  type Presentation,
  toLogoText,
} from '@tramite/core/marks'
import { message } from '@tramite/core/messages'
import type { CallParts } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../http/services.ts'
import { readBytes } from '../../ports/files/read-bytes.ts'
import { type KeptUploads, keepUploads, type UploadRecord } from '../files/attach.ts'

type Files = Pick<Services, 'files'>

function refuse(field: 'logo' | 'contrato', text: string): Problem {
  return new Problem(400, 'MARK_FILE_REFUSED', { message: text, errors: { [field]: text } })
}

/** Checks the logo by its content, whatever its name and announced type; null if it is valid. */
async function judgeLogo(services: Files, key: string, size: number): Promise<Problem | null> {
  // One that is too large is not read at all.
  const isTooLarge = size > MARK_LOGO_SIZE_MAX
  const bytes = isTooLarge ? new Uint8Array() : await readBytes(services.files, key, size)
  const decision = evaluateMarkLogo(bytes, size)
  return decision.allowed ? null : refuse('logo', toLogoText(decision.reason))
}

async function judgeContract(services: Files, key: string): Promise<Problem | null> {
  const decision = evaluateContractFile(await readBytes(services.files, key, FILE_HEAD_BYTES))
  return decision.allowed ? null : refuse('contrato', message('marks.contractNotDocument'))
}

/** The uploaded files of a mark. */
export interface MarkFiles {
  readonly logo: UploadRecord | null
  readonly contract: UploadRecord | null
}

/** Files of a mark that were checked. */
export interface JudgedFiles {
  readonly uploads: KeptUploads
  /** Why they cannot be the mark's; null if they can. */
  readonly refusal: Problem | null
}

/**
 * Keeps the files of a mark and checks those that exist: a logo must be a JPEG of the right size, a
 * company's contract a PDF or an image. Runs before the transaction, in which `requireMarkFiles` and
 * `takeUploads` refuse invalid files.
 * @throws StorageError when the storage does not answer
 */
export async function lookIntoMarkFiles(
  call: CallParts<'unit' | 'services'>,
  { logo, contract }: MarkFiles,
): Promise<JudgedFiles> {
  const named = [logo, contract].filter((upload) => upload !== null)
  const uploads = await keepUploads(call, named)
  const judge = async (upload: UploadRecord | null, judgeOne: typeof judgeLogo) => {
    const stored = upload && uploads.stored.get(upload.awsFileKey)
    return stored ? judgeOne(call.services, upload.awsFileKey, stored.size) : null
  }
  const refusal = (await judge(logo, judgeLogo)) ?? (await judge(contract, judgeContract))
  return { uploads, refusal }
}

/** @throws Problem 400 for files with the wrong content */
export function requireMarkFiles({ refusal }: JudgedFiles): void {
  if (refusal) throw refusal
}

/** @throws Problem 400 for the logo of a word mark: it would be shown nowhere, and could not be changed */
export function requireNoWordLogo(presentation: Presentation, logo: UploadRecord | null): void {
  if (logo && !needsLogo(presentation)) throw refuse('logo', message('marks.logoOfWordMark'))
}
