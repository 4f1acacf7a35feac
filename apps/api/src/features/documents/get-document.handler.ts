import type { Call, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { toScope } from '../visibility/call-scope.ts'
import { type DocumentRow, selectDocument } from './documents.store.ts'
import { toDocument } from './documents.wire.ts'

async function findDocument(
  call: Call<'getDocument'> | Call<'downloadDocument'>,
): Promise<DocumentRow> {
  const { params, unit } = call
  const [[document]] = await unit.read(selectDocument(await toScope(call), params.id))
  if (!document) throw notFound()
  return document
}

/** One document that the user may see. */
export const getDocument: Handler<'getDocument'> = async (call) => {
  const document = await findDocument(call)
  call.setVersion(document.version)
  return toDocument(document)
}

/**
 * A short-lived address of its file, and the name to save it under; on request of its .docx, which
 * documents made from a template have.
 */
export const downloadDocument: Handler<'downloadDocument'> = async (call) => {
  const { wordFile, ...shown } = await findDocument(call)
  const isWord = call.query.format === 'docx'
  if (isWord && !wordFile) throw notFound()
  const { key, fileName, contentType } =
    isWord && wordFile ? { ...wordFile, fileName: wordFile.name } : { ...shown, key: shown.fileKey }
  const signedUrl = await call.services.files.createGetUrl({ key, fileName, contentType })
  return { signedUrl, fileName }
}
