import {
  type Demand,
  demandReplyDraft,
  isReplySent,
  toReplyKind,
  toReplySubject,
  toReplyText,
} from '@tramite/core/demands'
import { readDraftOccasion } from '@tramite/core/drafts'
import { restoreFiles } from '@tramite/core/files'
import { useApp, useDraft, useViewer, type WrittenMessage } from '@tramite/react'
import { useEffect, useEffectEvent } from 'react'

export interface LeftReplyProps {
  readonly demand: Pick<Demand, 'id' | 'statusKey' | 'statusChangedAt'>
  /** Receives the reply, whose draft is removed then. */
  readonly onLeft: (reply: WrittenMessage) => void
}

/** Passes on the reply that was begun for a demand, unless it belongs to the demand's current state. */
export default function GiveLeftReply({ demand, onLeft }: LeftReplyProps) {
  const { tramite, drafts } = useApp()
  const { user, now } = useViewer()
  const { id } = demand
  const { values, draft } = useDraft(demandReplyDraft, { id, occasion: null })
  const give = useEffectEvent(() => {
    const owner = { userId: user.id, businessId: tramite.client.businessId() }
    const { occasion } = toReplySubject(demand, toReplyKind(demand))
    if (readDraftOccasion(drafts, demandReplyDraft, owner, { id }) === occasion) return
    // A reply that was sent has most likely moved the demand on: it is passed on only if more was written
    // since.
    if (demandReplyDraft.isEmpty(draft.snapshot().values) || isReplySent(values)) return
    const { arrived, missing } = restoreFiles(values.files, now())
    const fileNames = arrived.map(({ record }) => record.fileName)
    draft.finish()
    onLeft({
      content: toReplyText({ ...values, entries: [], fileNames }),
      attachments: arrived,
      missing,
    })
  })
  useEffect(() => give(), [])
  return null
}
