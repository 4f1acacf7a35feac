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
  /** The demand as last read; undefined if it was missing from the start. */
  demand: Demand | undefined
}

/**
 * A demand that may have become secret while the reader was writing to it: the text written can still be
 * read.
 */
export function MissingWhileWriting({ id, demand }: MissingWhileWritingProps) {
  const { content } = useDraft(demandMessageDraft, { id }).values
  return demand ? (
    <MissingWhileAnswering demand={demand} message={content} />
  ) : (
    <MissingDemand id={id} unsent={content} />
  )
}

/** A reply belongs to an open question: only a demand that has been read tells which. */
function MissingWhileAnswering({ demand, message }: { demand: Demand; message: string }) {
  const kind = demand.statusKey === 'PENDING' ? 'resolve' : 'reopen'
  const { values } = useDraft(demandReplyDraft, toReplySubject(demand, kind))
  const reply = toReplyText({ ...values, entries: [], fileNames: [] })
  return <MissingDemand id={demand.id} unsent={[message, reply].filter(Boolean).join('\n\n')} />
}
