import * as z from 'zod/mini'
import { readAs, sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, SentOnce } from '../drafts/index.ts'
import { type DraftFiles, draftFilesSchema, hasNoFiles, noDraftFiles } from '../files/index.ts'

const schema = z.object({
  title: z.string(),
  description: z.string(),
  priority: z.boolean(),
  isPrivate: z.boolean(),
  usersToNotify: z.array(z.string()),
  files: draftFilesSchema,
  sent: z.nullable(sentSchema),
})

/** The form of a demand for a reminder, as a draft stores it. */
export interface ReminderDemandDraft {
  readonly title: string
  readonly description: string
  readonly priority: boolean
  readonly isPrivate: boolean
  /** Ids of the chosen colleagues. */
  readonly usersToNotify: string[]
  readonly files: DraftFiles
  readonly sent: SentOnce | null
}

/**
 * The draft of a demand for a reminder. Its record is the reminder.
 * @param first initial values of the form, from `toReminderDemandDefaults`
 */
export function createReminderDemandDraft(
  first: Pick<ReminderDemandDraft, 'title' | 'description'>,
): DraftForm<ReminderDemandDraft> {
  return {
    name: 'reminder-demand',
    version: 1,
    empty: {
      ...first,
      priority: false,
      isPrivate: false,
      usersToNotify: [],
      files: noDraftFiles,
      sent: null,
    },
    read: readAs(schema, 1),
    isEmpty: ({ title, description, priority, isPrivate, usersToNotify, files }) =>
      title === first.title &&
      description === first.description &&
      !priority &&
      !isPrivate &&
      usersToNotify.length === 0 &&
      hasNoFiles(files),
  }
}
