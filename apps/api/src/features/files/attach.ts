import type { components } from '@tramite/core/contract'
import type { Command } from '../../db/command.ts'
import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../http/services.ts'
import { attachFile, selectOwnFiles } from './files.store.ts'
import type { StoredAttachment } from './files.table.ts'

export type UploadRecord = components['schemas']['UploadRecord']

export interface Target {
  readonly customerId: string
  readonly demandId: string | null
  /** Belongs to something that only the firm reads. */
  readonly internal: boolean
}

type Ports = Pick<Services, 'files' | 'clock'>

/** Files that may be attached, and the commands that bind them, to be sent after their demand's. */
export interface Attachable {
  readonly attachments: StoredAttachment[]
  readonly bind: readonly Command[]
}

/**
 * Checks uploaded files that are to be attached. Name and size come from when the address was asked
 * for and from the storage, never from the record that the client sends back.
 * @throws Problem 400 for a file that is not the principal's own, or not completely uploaded
 */
export async function takeUploads(
  transaction: Transaction,
  principal: Principal,
  uploads: readonly Pick<UploadRecord, 'awsFileKey'>[],
  target: Target,
  { files, clock }: Ports,
): Promise<Attachable> {
  if (uploads.length === 0) return { attachments: [], bind: [] }
  const keys = uploads.map(({ awsFileKey }) => awsFileKey)
  const owned = await transaction.run(selectOwnFiles(keys, principal.userId))
  const byKey = new Map(owned.map((file) => [file.key, file]))
  if (byKey.size !== keys.length) throw new Problem(400, 'FILE_KEY_INVALID')

  const now = clock.now().toISOString()
  const attachments = await Promise.all(
    keys.map(async (key) => {
      const file = byKey.get(key)
      const stored = await files.head(key)
      if (!file || !stored) throw new Problem(400, 'FILE_NOT_UPLOADED')
      const { fileName: name, contentType } = file
      return { id: createId(clock), name, size: stored.size, contentType, key }
    }),
  )
  return { attachments, bind: keys.map((key) => attachFile(key, target, now)) }
}
