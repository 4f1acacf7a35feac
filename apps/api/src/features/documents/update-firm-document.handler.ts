import { createId } from '../../db/ids.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { Clock } from '../../ports/clock.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { authoredBy } from '../items/item-author.ts'
import { markDocumentItemsDeleted } from '../items/items.store.ts'
import { toScope } from '../visibility/call-scope.ts'
import { announceDocument } from './announce-document.ts'
import {
  changeDocument,
  type DocumentRow,
  lockDemandOf,
  lockDocument,
  selectDocument,
  showFiles,
} from './documents.store.ts'
import { toDocument } from './documents.wire.ts'

function toChanges({ name, flagged, status, customFields }: Call<'updateFirmDocument'>['body']) {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(flagged !== undefined && { flagged }),
    ...(status !== undefined && { status }),
    ...(customFields !== undefined && {
      wasSendToCustomer: customFields?.wasSendToCustomer ?? null,
    }),
  }
}

function toAttachments(row: DocumentRow, clock: Clock): StoredAttachment[] {
  const { fileName: name, size, contentType, fileKey: key, wordFile } = row
  return [{ id: createId(clock), name, size, contentType, key }, ...(wordFile ? [wordFile] : [])]
}

const keysOf = ({ fileKey, wordFile }: DocumentRow) => [
  fileKey,
  ...(wordFile ? [wordFile.key] : []),
]

/**
 * Changes a document of a customer: its readers are notified of one that becomes visible to them; of one
 * that is withdrawn the conversation only says that there was something.
 */
export const updateFirmDocument: Handler<'updateFirmDocument'> = async (call) => {
  const { params, body, ifMatch, unit, services, now, setVersion } = call
  const { clock } = services
  const find = selectDocument(await toScope(call), params.id)
  const opening = [lockDemandOf(params.id), lockDocument(params.id), find] as const
  const after = await unit.write(opening, async (transaction, [, [held], [before]], principal) => {
    if (!held || !before) throw notFound()
    const changes = toChanges(body)
    requireCurrent(ifMatch, before, changes)
    const [, [changed = before]] = await transaction.all(changeDocument(params.id, changes), find)
    const isHidden = changed.wasSendToCustomer === false
    const wasHidden = before.wasSendToCustomer === false
    if (isHidden !== wasHidden) transaction.defer(showFiles(keysOf(changed), !isHidden))
    if (changed.demandId === null) return changed
    const demand = { id: changed.demandId, customerId: held.customerId }
    if (wasHidden && !isHidden) {
      announceDocument(transaction, {
        demand,
        principal,
        author: authoredBy(principal, clock, now),
        document: toDocument(changed),
        attachments: toAttachments(changed, clock),
        now,
      })
      return changed
    }
    if (isHidden && !wasHidden) {
      transaction.defer(markDocumentItemsDeleted(demand.id, changed.fileKey))
    }
    const touched = demandTouched(demand, principal.userId)
    const ofFirm = isHidden && wasHidden
    transaction.defer(leaveMessage(demand.customerId, { ...touched, ofFirm }, now))
    return changed
  })
  setVersion(after.version)
  return toDocument(after)
}
