import * as z from 'zod/mini'
import type { ContractBlock } from '../access/index.ts'
import { readAs, sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, DraftSubject, SentOnce } from '../drafts/index.ts'
import { isSentOnce } from '../drafts/sent-once.ts'
import {
  type DraftFiles,
  draftFilesSchema,
  hasNoFiles,
  noDraftFiles,
  type UploadRecord,
} from '../files/index.ts'
import { stripInvisible } from '../strip-invisible.ts'
import type { DemandOffers } from './demand-offers.rules.ts'
import type { Demand, ProcessItem } from './demands.types.ts'
import { type EntryAnswer, isEntryAnswered, toReplyText } from './open-question.rules.ts'

const replySchema = z.object({
  message: z.string(),
  // May be absent.
  answers: z._default(
    z.record(
      z.string(),
      z.object({ text: z.string(), files: z.array(z.string()), isDeclined: z.boolean() }),
    ),
    {},
  ),
  files: draftFilesSchema,
  sent: z.nullable(sentSchema),
})

/** The reply with which a demand is resolved or reopened, as a draft stores it. */
export interface DemandReplyDraft {
  readonly message: string
  /** The answer to each thing that the firm asks for. */
  readonly answers: Readonly<Record<string, EntryAnswer>>
  readonly files: DraftFiles
  readonly sent: SentOnce | null
}

/** The draft of a reply to a demand that waits or was delivered; its record is the demand. */
export const demandReplyDraft: DraftForm<DemandReplyDraft> = {
  name: 'demand-reply',
  version: 1,
  empty: { message: '', answers: {}, files: noDraftFiles, sent: null },
  read: readAs(replySchema, 1),
  isEmpty: ({ message, answers, files }) =>
    message.trim() === '' && hasNoFiles(files) && !Object.values(answers).some(isEntryAnswered),
}

/** What a reply to the demand does to it, while it waits or was delivered. */
export const toReplyKind = ({ statusKey }: Pick<Demand, 'statusKey'>): 'resolve' | 'reopen' =>
  statusKey === 'PENDING' ? 'resolve' : 'reopen'

/**
 * The occasion of a reply. A reply belongs to one request for information or one delivery; it is not
 * carried over to the next.
 * @param demand as it was when the reply began
 */
export function toReplySubject(
  { id, statusChangedAt }: Pick<Demand, 'id' | 'statusChangedAt'>,
  kind: 'resolve' | 'reopen',
): DraftSubject {
  return { id, occasion: `${kind} ${statusChangedAt}` }
}

/** The paragraphs of a reply as the firm receives it, without the numbers of what they answer. */
const toParagraphs = (text: string) =>
  text.split('\n\n').map((paragraph) => paragraph.replace(/^\d+\. /, ''))

/** Whether a reply was sent without an answer, and nothing has been added to it since. */
export function isReplySent({ message, answers, files, sent }: DemandReplyDraft): boolean {
  if (sent === null) return false
  const [text, records]: [string, UploadRecord[]] = JSON.parse(sent.content)
  const went = toParagraphs(text)
  const keys = records.map(({ awsFileKey }) => awsFileKey)
  const names = records.map(({ fileName }) => fileName)
  const written = toReplyText({ message, entries: [], answers, fileNames: names })
  return (
    toParagraphs(written).every((paragraph) => paragraph === '' || went.includes(paragraph)) &&
    files.arrived.every(({ record }) => keys.includes(record.awsFileKey)) &&
    files.missing.every((name) => names.includes(name))
  )
}

/**
 * Whether a reply whose answer was lost is in the conversation: then it is this reply that has moved the
 * demand on.
 * @param items the conversation
 * @param reply who sent it, and since when the demand waited for it
 */
export function hasReplyArrived(
  sent: SentOnce | null,
  items: readonly Pick<ProcessItem, 'type' | 'userId' | 'content' | 'createdAt'>[],
  { userId, since }: { readonly userId: string; readonly since: string },
): boolean {
  if (sent === null) return false
  const [text]: [string] = JSON.parse(sent.content)
  return items.some(
    (item) =>
      item.type === 'MESSAGE' &&
      item.userId === userId &&
      Date.parse(item.createdAt) > Date.parse(since) &&
      item.content === stripInvisible(text).trim(),
  )
}

/** How the text of a reply reaches the firm. */
export type ReplyRoute =
  /** Together with the change of status. */
  | 'status'
  /** As a message in the conversation, because the demand has moved on meanwhile. */
  | 'message'
  /** Not at all: the demand accepts neither. */
  | 'closed'

/**
 * How a reply is sent. One whose answer was lost is sent the same way again, whatever the demand's state is
 * now: its idempotency key makes it take effect once, and a repeat is only confirmed.
 * @param content of the reply, as `keepSentKey` takes it
 * @param offers of the current demand, for the kind of reply
 */
export function toReplyRoute(
  sent: SentOnce | null,
  content: unknown,
  offers: { readonly status: boolean; readonly chat: boolean },
): ReplyRoute {
  if (offers.status || isSentOnce(sent, content)) return 'status'
  return offers.chat ? 'message' : 'closed'
}

/** Why the contract does not allow a reply; null if it does, or if the demand has moved on. */
export function contractBlockOf(offer: DemandOffers['resolve' | 'reopen']): ContractBlock | null {
  if (offer.allowed || offer.reason === 'notPending' || offer.reason === 'notFinished') return null
  return offer.reason
}
