import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { requireVisible } from '../customers/require-visible.ts'
import { toScope } from '../demands/call-scope.ts'
import { selectDownloadable } from './downloads.store.ts'

/** A short-lived address of an attachment of what the user may see. */
export const createDownload: Handler<'createDownload'> = async (call) => {
  const { query, unit, services, now } = call
  const [[file]] = await unit.read(selectDownloadable(query.key, await toScope(call)))
  requireVisible(await unit.principal(), services, now)
  if (!file) throw notFound()
  return { signedUrl: await services.files.createGetUrl(file) }
}
