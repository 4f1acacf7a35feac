import * as z from 'zod/mini'
import { readAs, sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, SentOnce } from '../drafts/index.ts'
import {
  type DraftFiles,
  draftFilesSchema,
  hasNoFiles,
  noDraftFiles,
  type UploadRecord,
} from '../files/index.ts'
import { uploadRecordSchema } from '../files/upload-record.schema.ts'

const isBlank = (text: string) => text.trim() === ''

const createSchema = z.object({
  name: z.string(),
  description: z.string(),
  private: z.boolean(),
  priority: z.boolean(),
  usersToNotify: z.array(z.string()),
  files: draftFilesSchema,
  sent: z.nullable(sentSchema),
})

/** The values of the create-demand form, as a draft stores them. */
export interface DemandCreateDraft {
  readonly name: string
  readonly description: string
  readonly private: boolean
  readonly priority: boolean
  /** Ids of colleagues. */
  readonly usersToNotify: string[]
  readonly files: DraftFiles
  readonly sent: SentOnce | null
}

/** The draft of a new demand. */
export const demandCreateDraft: DraftForm<DemandCreateDraft> = {
  name: 'demand-create',
  version: 1,
  empty: {
    name: '',
    description: '',
    private: false,
    priority: false,
    usersToNotify: [],
    files: noDraftFiles,
    sent: null,
  },
  read: readAs(createSchema, 1),
  isEmpty: ({ name, description, private: isPrivate, priority, usersToNotify, files }) =>
    isBlank(name) &&
    isBlank(description) &&
    !isPrivate &&
    !priority &&
    usersToNotify.length === 0 &&
    hasNoFiles(files),
}

const messageSchema = z.object({ content: z.string(), files: draftFilesSchema })

/** A message that is being written. */
export interface DemandMessageDraft {
  readonly content: string
  readonly files: DraftFiles
}

/** The draft of a message; its record is the demand. */
export const demandMessageDraft: DraftForm<DemandMessageDraft> = {
  name: 'demand-message',
  version: 1,
  empty: { content: '', files: noDraftFiles },
  read: readAs(messageSchema, 1),
  isEmpty: ({ content, files }) => isBlank(content) && hasNoFiles(files),
}

const unsentSchema = z.array(
  z.object({
    idempotencyKey: z.string(),
    sentAt: z.number(),
    content: z.string(),
    attachments: z.array(uploadRecordSchema),
    error: z.optional(z.string()),
    isRefused: z.optional(z.boolean()),
    isUnconfirmed: z.optional(z.boolean()),
    fileErrors: z.optional(z.record(z.string(), z.string())),
  }),
)

/** A message that the server has not yet confirmed. */
export interface UnsentMessage {
  readonly idempotencyKey: string
  /** When it was first sent, in milliseconds since the epoch. */
  readonly sentAt: number
  readonly content: string
  readonly attachments: readonly UploadRecord[]
  /** Why it did not arrive. */
  readonly error?: string | undefined
  /** The server has refused it. */
  readonly isRefused?: boolean | undefined
  /** The answer to an attempt was lost, and it may have arrived. */
  readonly isUnconfirmed?: boolean | undefined
  /** What was wrong with some of its files, by their keys: the message goes back to its author. */
  readonly fileErrors?: Readonly<Record<string, string>> | undefined
}

/**
 * The field errors of a refusal that concern the files of a message.
 * @param errors texts by the names of fields or the keys of files
 * @returns undefined when no file is concerned; the message may then be sent again unchanged
 */
export function toFileErrors(
  { attachments }: Pick<UnsentMessage, 'attachments'>,
  errors: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const known = attachments.flatMap(({ awsFileKey: key }) =>
    errors[key] === undefined ? [] : [[key, errors[key]] as const],
  )
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** Texts one below the other, without those that are blank. */
export function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => !isBlank(text)).join('\n\n')
}

const keysOf = (messages: readonly UnsentMessage[]) =>
  new Set(messages.map(({ idempotencyKey }) => idempotencyKey))

/**
 * The messages of a demand that were sent and not confirmed. The changes of two tabs are merged: messages
 * that either has added are kept, messages that either has removed are removed.
 */
export const demandOutboxDraft: DraftForm<readonly UnsentMessage[]> = {
  name: 'demand-outbox',
  version: 1,
  empty: [],
  read: readAs(unsentSchema, 1),
  isEmpty: (messages) => messages.length === 0,
  merge(mine, theirs, base) {
    const [own, others, known] = [keysOf(mine), keysOf(theirs), keysOf(base)]
    return [
      ...theirs.filter(({ idempotencyKey: key }) => own.has(key) || !known.has(key)),
      ...mine.filter(({ idempotencyKey: key }) => !known.has(key) && !others.has(key)),
    ]
  },
}
