import {
  type Demand,
  demandMessageDraft,
  demandOutboxDraft,
  demandReplyDraft,
  joinTexts,
  renameSchema,
  toReplyKind,
  toReplySubject,
  toReplyText,
} from '@tramite/core/demands'
import { createInputDraft, readTypedInput } from '@tramite/core/drafts'
import { toFileNames } from '@tramite/core/files'
import { useDraft } from '@tramite/react'
import type { Unsent } from '@tramite/ui/demands/detail'
import { MissingDemand } from './missing-demand.tsx'
import { renamePlace } from './rename-place.ts'

const renameInput = createInputDraft(renamePlace)

interface MissingWhileWritingProps {
  id: string
  /** The demand as last read; undefined if it was missing from the start. */
  demand: Demand | undefined
}

/**
 * A demand that may have become secret while the reader was writing to it. The text, sent or not, can still
 * be read, and the files are named: a message that has not arrived is refused by now.
 */
export function MissingWhileWriting({ id, demand }: MissingWhileWritingProps) {
  const { content, files } = useDraft(demandMessageDraft, { id }).values
  const outbox = useDraft(demandOutboxDraft, { id }).values
  const { name = '' } = readTypedInput(renameSchema, useDraft(renameInput, { id }).values).typed
  const sent = outbox.flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName))
  const messages: Required<Unsent> = {
    unsent: joinTexts([name, ...outbox.map((message) => message.content), content]),
    unsentFiles: [...sent, ...toFileNames(files)],
  }
  return demand ? (
    <MissingWhileAnswering demand={demand} messages={messages} />
  ) : (
    <MissingDemand id={id} {...messages} />
  )
}

interface MissingWhileAnsweringProps {
  demand: Demand
  messages: Required<Unsent>
}

/** A reply answers an open question, which is known only if the demand has been read. */
function MissingWhileAnswering({ demand, messages }: MissingWhileAnsweringProps) {
  const { values } = useDraft(demandReplyDraft, toReplySubject(demand, toReplyKind(demand)))
  const reply = toReplyText({ ...values, entries: [], fileNames: [] })
  return (
    <MissingDemand
      id={demand.id}
      unsent={joinTexts([messages.unsent, reply])}
      unsentFiles={[...messages.unsentFiles, ...toFileNames(values.files)]}
    />
  )
}
