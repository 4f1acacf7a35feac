import { arrayBuffer } from 'node:stream/consumers'
import { createId } from '../../db/ids.ts'
import { abortOnClose } from '../../http/abort-on-close.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { scanUpload } from '../files/scan-upload.ts'
import {
  bindGazetteFile,
  gazetteList,
  lockEdition,
  putGazette,
  releaseGazetteFile,
  selectEdition,
  selectGazette,
  selectGazetteFile,
  selectGazettes,
  toGazette,
} from './gazettes.store.ts'
import type { GazetteSummary } from './read-gazette.ts'

/** Imported gazettes, newest edition first. */
export const listGazettes: Handler<'listGazettes'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, gazetteList, query, selectGazettes)
  return { gazettes: shown.map(toGazette), ...rest }
}

/** One gazette, and what it changed. */
export const getGazette: Handler<'getGazette'> = async ({ params, unit }) => {
  const [[row]] = await unit.read(selectGazette(params.id))
  if (!row) throw notFound()
  return toGazette(row)
}

/** @throws Problem 400 for a file that is not a valid gazette, or that the scanner refuses */
async function requireGazetteFile(call: Call<'importGazette'>): Promise<void> {
  const { body, unit, services } = call
  const { userId } = await unit.principal()
  const [[file]] = await unit.read(selectGazetteFile(body.awsFileKey, userId))
  if (!file) throw new Problem(400, 'FILE_KEY_INVALID')
  if (!(await services.files.keep(file))) throw new Problem(400, 'FILE_NOT_UPLOADED')
  const refusal = await scanUpload(call, file)
  if (refusal) throw refusal
}

/** Reads a gazette to its end before it is processed. No transaction waits meanwhile. */
async function lookIntoGazette(call: Call<'importGazette'>): Promise<GazetteSummary> {
  const {
    body,
    unit,
    services: { files, heavy },
    onClose,
  } = call
  await requireGazetteFile(call)
  const { userId } = await unit.principal()
  const bytes = new Uint8Array(await arrayBuffer(files.read(body.awsFileKey)))
  const turn = { owner: userId, signal: abortOnClose(onClose), transfer: [bytes.buffer] }
  const reading = await heavy.run('gazette', bytes, turn)
  if ('refusal' in reading) {
    throw new Problem(400, 'GAZETTE_INVALID', { message: reading.refusal })
  }
  return reading
}

async function takeGazetteIn(call: Call<'importGazette'>) {
  const { body, unit, services, now } = call
  const { awsFileKey: fileKey } = body
  const summary = await lookIntoGazette(call)

  return unit.write([], async (transaction, _, principal) => {
    const [, [before]] = await transaction.all(
      lockEdition(summary.number),
      selectEdition(summary.number),
    )
    const [bound] = await transaction.run(bindGazetteFile(fileKey, now))
    if (!bound) throw new Problem(400, 'FILE_KEY_INVALID')
    const { userId, userName } = principal
    const id = createId(services.clock)
    const createdAt = now.toISOString()
    const [row] = await transaction.run(
      putGazette({ ...summary, id, fileKey, userId, userName, createdAt }),
    )
    if (!row) throw notFound()
    if (before) transaction.defer(releaseGazetteFile(before.fileKey, now))
    const job = { kind: 'gazette', gazetteId: row.id } as const
    transaction.defer(leaveMessage(null, { kind: 'job', job }, now))
    return row
  })
}

/**
 * Imports a weekly gazette. It is read completely first, so that a broken one changes nothing; a job then
 * looks up the processes that it names.
 */
export const importGazette: Handler<'importGazette'> = async (call) =>
  toGazette(await call.unit.once(() => takeGazetteIn(call)))
