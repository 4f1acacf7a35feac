import * as z from 'zod/mini'
import { readAs, sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, SentOnce } from '../drafts/index.ts'
import { type DraftFiles, draftFilesSchema, hasNoFiles, noDraftFiles } from '../files/index.ts'
import { type ReminderType, reminderTypes } from './reminder-types.ts'

const schema = z.object({
  name: z.string(),
  type: z.enum(['', ...reminderTypes]),
  duoDate: z.string(),
  dateToNotify: z.string(),
  usersNotification: z.array(z.string()),
  files: draftFilesSchema,
  sent: z.nullable(sentSchema),
})

/** The form of a new reminder, as a draft stores it. */
export interface ReminderCreateDraft {
  readonly name: string
  readonly type: ReminderType | ''
  readonly duoDate: string
  readonly dateToNotify: string
  /** Ids of the users to notify. */
  readonly usersNotification: string[]
  readonly attachmentsLinks: string[]
  readonly files: DraftFiles
  readonly sent: SentOnce | null
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id))

/**
 * The draft of a new reminder. Its record is the day that it was begun for, empty for none, so that a
 * draft begun for one day does not show up on another.
 * @param first initial values of the form
 */
export function createReminderDraft(
  first: Pick<ReminderCreateDraft, 'duoDate' | 'usersNotification'>,
): DraftForm<ReminderCreateDraft> {
  const read = readAs(schema, 1)
  return {
    name: 'reminder-create',
    version: 1,
    empty: {
      name: '',
      type: '',
      dateToNotify: '',
      attachmentsLinks: [],
      files: noDraftFiles,
      sent: null,
      ...first,
    },
    read(stored, version) {
      const values = read(stored, version)
      // The uploaded files are part of the draft itself.
      return values && { ...values, attachmentsLinks: [] }
    },
    isEmpty: ({ name, type, duoDate, dateToNotify, usersNotification, files }) =>
      name.trim() === '' &&
      type === '' &&
      dateToNotify === '' &&
      duoDate === first.duoDate &&
      isSame(usersNotification, first.usersNotification) &&
      hasNoFiles(files),
  }
}
