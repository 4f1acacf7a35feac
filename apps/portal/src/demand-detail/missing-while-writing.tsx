import {
  type Demand,
  demandMessageDraft,
  demandReplyDraft,
  toReplySubject,
  toReplyText,
} from '@tramite/core/demands'
import { useDraft } from '@tramite/react'
import { MissingDemand } from './missing-demand.tsx'

interface MissingWhileWritingProps {
  id: string
  /** As it was read last; nothing where it was not there from the first. */
  demand: Demand | undefined
}

/** A demand that may have become secret while the reader was writing to it: what was written can still be read. */
export function MissingWhileWriting({ id, demand }: MissingWhileWritingProps) {
  const { content } = useDraft(demandMessageDraft, { id }).values
  return demand ? (
    <MissingWhileAnswering demand={demand} message={content} />
  ) : (
    <MissingDemand id={id} unsent={content} />
  )
}

/** An answer belongs to what stood open: only a demand that was read says what that was. */
function MissingWhileAnswering({ demand, message }: { demand: Demand; message: string }) {
  const kind = demand.statusKey === 'PENDING' ? 'resolve' : 'reopen'
  const { values } = useDraft(demandReplyDraft, toReplySubject(demand, kind))
  const { answers } = values
  const reply = toReplyText({
    message: values.message,
    entries: Object.keys(answers),
    answers,
    fileNames: [],
  })
  return <MissingDemand id={demand.id} unsent={[message, reply].filter(Boolean).join('\n\n')} />
}
