import type { Handler } from '../../http/operation.ts'
import { toPage } from '../../http/page.ts'
import {
  attachmentList,
  selectAttachments,
  toAttachmentList,
} from '../conversation/demand-attachments.store.ts'
import { selectStops } from '../demands/deadline-stops.store.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { toDemand } from '../demands/demand-columns.ts'
import {
  selectDemandPeople,
  selectStatusChanges,
  toTimeline,
} from '../demands/demand-timeline.store.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { documentList, selectDocuments } from '../documents/documents.store.ts'
import { toDocumentList } from '../documents/documents.wire.ts'
import { itemList, selectItems, toItemList } from '../items/items.store.ts'
import { toScope } from '../visibility/call-scope.ts'

/** The first page of a list without any filter. */
const first = { limit: 50, offset: 0, after: null }

/** The initial data of a demand's page, in one round trip. */
export const getDemandPage: Handler<'getDemandPage'> = async (call) => {
  const { params, businessId, unit, setVersion } = call
  const { id } = params
  const scope = await toScope(call)
  const [
    rows,
    changes,
    stops,
    people,
    items,
    itemCount,
    documents,
    documentCount,
    files,
    fileCount,
  ] = await unit.read(
    selectDemand(id, businessId),
    selectStatusChanges(id),
    selectStops(id),
    selectDemandPeople(id),
    ...selectItems(id, first),
    ...selectDocuments(scope, { demandId: id }, first),
    ...selectAttachments(id, first),
  )
  const principal = await unit.principal()
  const demand = requireDemand(rows, principal)
  setVersion(demand.version)
  return {
    demand: toDemand(demand, principal.userId),
    items: toItemList(toPage(itemList, items, first, itemCount)),
    timeline: toTimeline(changes, stops, people),
    documents: toDocumentList(toPage(documentList, documents, first, documentCount)),
    attachments: toAttachmentList(toPage(attachmentList, files, first, fileCount)),
  }
}
