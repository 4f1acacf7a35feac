import * as z from 'zod/mini'
import { readAs, sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, DraftSubject, SentOnce } from '../drafts/index.ts'
import { isSentOnce } from '../drafts/sent-once.ts'
import {
  hasNoFiles,
  type KeptFiles,
  keptFilesSchema,
  noKeptFiles,
} from '../files/kept-files.rules.ts'
import type { Demand } from './demands.types.ts'
import { type EntryAnswer, isEntryAnswered } from './open-question.rules.ts'

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
  files: keptFilesSchema,
  sent: z.nullable(sentSchema),
})

/** The answer with which a demand is resolved or reopened, as it is kept. */
export interface DemandReplyDraft {
  readonly message: string
  /** What is said of each thing that the firm asks for. */
  readonly answers: Readonly<Record<string, EntryAnswer>>
  readonly files: KeptFiles
  readonly sent: SentOnce | null
}

/** The draft of an answer to a demand that waits, or that was delivered; its record is the demand. */
export const demandReplyDraft: DraftForm<DemandReplyDraft> = {
  name: 'demand-reply',
  version: 1,
  empty: { message: '', answers: {}, files: noKeptFiles, sent: null },
  read: readAs(replySchema, 1),
  isEmpty: ({ message, answers, files }) =>
    message.trim() === '' && hasNoFiles(files) && !Object.values(answers).some(isEntryAnswered),
}

/**
 * What an answer is about: an answer to one pending, or to one delivery, is none to the next.
 * @param demand as the answer began
 */
export function toReplySubject(
  { id, statusChangedAt }: Pick<Demand, 'id' | 'statusChangedAt'>,
  kind: 'resolve' | 'reopen',
): DraftSubject {
  return { id, occasion: `${kind} ${statusChangedAt}` }
}

/** How the words of an answer reach the firm. */
export type ReplyRoute =
  /** With the change of status. */
  | 'status'
  /** The demand has gone on meanwhile: as a message of its conversation. */
  | 'message'
  /** The demand takes neither. */
  | 'closed'

/**
 * How an answer goes. One that was sent and had no reply goes the same way again, whatever has become
 * of the demand: under its key it is done once, and then only says that it was.
 * @param content of the answer, as `keepSentKey` takes it
 * @param offers of the demand as it is now, for the answer's kind
 */
export function toReplyRoute(
  sent: SentOnce | null,
  content: unknown,
  offers: { readonly status: boolean; readonly chat: boolean },
): ReplyRoute {
  if (offers.status || isSentOnce(sent, content)) return 'status'
  return offers.chat ? 'message' : 'closed'
}
