import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { toScope } from '../visibility/call-scope.ts'
import { selectDownloadable, selectUnbound } from './downloads.store.ts'

/** A short-lived address of an attachment that the user may see, or of a file without a demand. */
export const createDownload: Handler<'createDownload'> = async (call) => {
  const { query, unit, services } = call
  const { key } = query
  const scope = await toScope(call)
  const [[attached], [unbound]] = await unit.read(
    selectDownloadable(key, scope),
    selectUnbound(key, scope),
  )
  const file = attached ?? unbound
  if (!file) throw notFound()
  return { signedUrl: await services.files.createGetUrl(file), fileName: file.fileName }
}
