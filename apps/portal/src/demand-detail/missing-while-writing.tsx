import {
  type Demand,
  demandMessageDraft,
  demandOutboxDraft,
  demandReplyDraft,
  joinTexts,
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
 * read, sent or not: a message that did not arrive is refused by now.
 */
export function MissingWhileWriting({ id, demand }: MissingWhileWritingProps) {
  const { content } = useDraft(demandMessageDraft, { id }).values
  const outbox = useDraft(demandOutboxDraft, { id }).values
  const messages = joinTexts([...outbox.map((message) => message.content), content])
  return demand ? (
    <MissingWhileAnswering demand={demand} messages={messages} />
  ) : (
    <MissingDemand id={id} unsent={messages} />
  )
}

/** A reply belongs to an open question: only a demand that has been read tells which. */
function MissingWhileAnswering({ demand, messages }: { demand: Demand; messages: string }) {
  const kind = demand.statusKey === 'PENDING' ? 'resolve' : 'reopen'
  const { values } = useDraft(demandReplyDraft, toReplySubject(demand, kind))
  const reply = toReplyText({ ...values, entries: [], fileNames: [] })
  return <MissingDemand id={demand.id} unsent={joinTexts([messages, reply])} />
}
