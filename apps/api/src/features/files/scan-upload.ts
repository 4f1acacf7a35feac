import { message } from '@tramite/core/messages'
import type { CallParts } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { abandonFiles } from './files.store.ts'

interface NamedFile {
  readonly key: string
  readonly fileName: string
}

type ScanCall = CallParts<'unit' | 'services'>

/** Removes an infected file. The audit log records for the firm whose file it was and what was found. */
async function dropInfected({ unit, services }: ScanCall, key: string, signature: string) {
  const { audit, clock, database, files } = services
  const now = clock.now()
  const { userId: actorId, customerId } = await unit.principal()
  const details = { signature }
  await audit.note({ event: 'FILE_INFECTED', actorId, customerId, subjectId: key, details }, now)
  await database.system((transaction) => transaction.run(abandonFiles([key], now.toISOString())))
  await files.remove(key)
}

function refuse(
  status: number,
  code: 'FILE_INFECTED' | 'FILE_SCAN_TOO_LARGE',
  key: string,
  text: string = message(code),
): Problem {
  return new Problem(status, code, { message: text, errors: { [key]: text } })
}

/** One refusal with the scanner's finding for each file; null if there was none. */
export function joinRefusals(refusals: readonly (Problem | null)[]): Problem | null {
  const present = refusals.filter((refusal) => refusal !== null)
  const [first] = present
  if (!first) return null
  const errors = Object.assign({}, ...present.map((refusal) => refusal.errors))
  return new Problem(first.status, first.code, { message: first.message, errors })
}

/**
 * Scans an upload that the storage keeps. Without a configured scanner nothing is scanned.
 * @returns why it cannot be attached, by the key of the file; null if it can
 * @throws ScanError when the scanner does not answer: an unscanned file is not attached
 * @throws StorageError when the storage does not answer
 */
export async function scanUpload(
  call: ScanCall,
  { key, fileName }: NamedFile,
): Promise<Problem | null> {
  const { scanner, files } = call.services
  if (!scanner) return null
  const result = await scanner.scan(files.read(key))
  if (result.verdict === 'clean') return null
  if (result.verdict === 'tooLarge') return refuse(413, 'FILE_SCAN_TOO_LARGE', key)
  await dropInfected(call, key, result.signature)
  return refuse(400, 'FILE_INFECTED', key, message('files.infected', { name: fileName }))
}
