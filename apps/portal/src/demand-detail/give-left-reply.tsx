import { demandReplyDraft, isReplySent, toReplyText } from '@tramite/core/demands'
import { restoreFiles } from '@tramite/core/files'
import { useDraft, useViewer, type WrittenMessage } from '@tramite/react'
import { useEffect, useEffectEvent } from 'react'

export interface LeftReplyProps {
  readonly demandId: string
  /** Receives the reply, which is forgotten then. */
  readonly onLeft: (reply: WrittenMessage) => void
}

/** Gives the reply that was begun for a demand, on whatever occasion. */
export default function GiveLeftReply({ demandId, onLeft }: LeftReplyProps) {
  const { now } = useViewer()
  const { values, draft } = useDraft(demandReplyDraft, { id: demandId, occasion: null })
  const give = useEffectEvent(() => {
    // One that was sent has most likely moved the demand on: it is left only if more was written since.
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
