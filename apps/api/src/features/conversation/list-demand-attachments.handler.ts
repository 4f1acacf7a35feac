import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { attachmentList, selectAttachments, toAttachmentList } from './demand-attachments.store.ts'

/** A page of the files that came with a demand and its messages, newest first. */
export const listDemandAttachments: Handler<'listDemandAttachments'> = async (call) => {
  const { params, query, businessId, unit } = call
  const [page, rows] = await readPage(unit, attachmentList, query, (start) => [
    ...selectAttachments(params.id, start),
    selectDemand(params.id, businessId),
  ])
  requireDemand(rows, await unit.principal())
  return toAttachmentList(page)
}
