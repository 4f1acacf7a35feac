import type { components } from '@tramite/core/contract'
import { fileMessages } from '@tramite/core/messages'
import type { Command } from '../../db/command.ts'
import { createId } from '../../db/ids.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { CallParts } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { StoredFile } from '../../ports/files/files.port.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { attachFiles, lockOwnFiles, selectOwnFiles } from './files.store.ts'
import { inspectFile } from './inspect-file.ts'
import { joinRefusals, scanUpload } from './scan-upload.ts'

export type UploadRecord = components['schemas']['UploadRecord']

export interface Target {
  readonly customerId: string
  readonly demandId: string | null
  /** Belongs to something internal to the firm. */
  readonly internal: boolean
  /** For a proof of payment: only then may the file have been uploaded as one, outside the quota. */
  readonly isReceipt?: boolean
  /** The new type of the file, if it does not follow from its upload. */
  readonly type?: 'LOGO'
}

/** Uploads that a request names, and their state in the storage. */
export interface KeptUploads {
  /** In the order of the request. */
  readonly keys: readonly string[]
  /**
   * By key, with the types detected from their bytes. Files that are not the caller's own, attached
   * already or incomplete are missing.
   */
  readonly stored: ReadonlyMap<string, StoredFile>
  /** Why one of them cannot be attached, by what the scanner found; null if it found nothing. */
  readonly refusal: Problem | null
}

const noUploads: KeptUploads = { keys: [], stored: new Map(), refusal: null }

/** Files that may be attached, and the commands that attach them, to be sent after their demand's. */
export interface Attachable {
  readonly attachments: StoredAttachment[]
  readonly bind: readonly Command[]
}

type KeepCall = CallParts<'unit' | 'services'>

/**
 * Makes the storage keep the uploaded files that a request wants to attach, and scans them: from here on
 * nothing replaces them, whatever happens to the request. Runs before its transaction, which must not
 * wait for storage; refuses nothing, since the transaction decides whether the request may continue.
 * @param named keys of files; null and undefined are skipped
 * @throws StorageError, ScanError when the storage or the scanner does not answer
 */
export async function keepFiles(
  call: KeepCall,
  named: readonly (string | null | undefined)[],
): Promise<KeptUploads> {
  const keys = named.filter((key) => key !== null && key !== undefined)
  if (keys.length === 0) return noUploads
  const { files } = call.services
  const [owned] = await call.unit.read(selectOwnFiles(keys))
  const found = await Promise.all(
    owned.map(async (file) => {
      const kept = await files.keep(file)
      if (!kept) return []
      const stored = await inspectFile(files, file, kept)
      return [{ key: file.key, stored, refusal: await scanUpload(call, file) }]
    }),
  )
  // In the order of the request, so that the first file's finding is reported first.
  const looked = found.flat().toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
  return {
    keys,
    stored: new Map(looked.map(({ key, stored }) => [key, stored])),
    refusal: joinRefusals(looked.map(({ refusal }) => refusal)),
  }
}

/** The same for upload records, as the client sends them back. */
export const keepUploads = (
  call: KeepCall,
  uploads: readonly Pick<UploadRecord, 'awsFileKey'>[] = [],
): Promise<KeptUploads> =>
  keepFiles(
    call,
    uploads.map(({ awsFileKey }) => awsFileKey),
  )

/**
 * Locks the rows of kept uploads, so that nobody else attaches or removes them, and returns the
 * attachments. The name is the one given when the address was requested; size and type come from the
 * bytes, never from the record that the client sends back.
 * @throws Problem 400 for a file that is not the principal's own, incomplete, or a proof of payment to be
 * used as something else; for one in which the scanner found something, and 413 for one that it does not
 * accept
 */
export async function takeUploads(
  transaction: Transaction,
  { keys, stored, refusal }: KeptUploads = noUploads,
  { isReceipt = false, ...target }: Target,
  clock: Clock,
): Promise<Attachable> {
  if (keys.length === 0) return { attachments: [], bind: [] }
  if (refusal) throw refusal
  const owned = await transaction.run(lockOwnFiles(keys))
  const byKey = new Map(owned.map((file) => [file.key, file]))
  const isElsewhere = !isReceipt && owned.some(({ type }) => type === 'RECEIPT')
  // By name, so that a form can go without them: a file that lay with it for a day has been given up.
  const lost = keys.filter((key) => !byKey.has(key) || !stored.has(key))
  const errors = Object.fromEntries(lost.map((key) => [key, fileMessages['files.notKept']]))
  if (byKey.size !== keys.length || isElsewhere) {
    throw new Problem(400, 'FILE_KEY_INVALID', { errors })
  }

  const attachments = keys.map((key) => {
    const [file, kept] = [byKey.get(key), stored.get(key)]
    if (!file || !kept) throw new Problem(400, 'FILE_NOT_UPLOADED', { errors })
    return { id: createId(clock), name: file.fileName, ...kept, key }
  })
  return { attachments, bind: [attachFiles(attachments, target, clock.now().toISOString())] }
}
