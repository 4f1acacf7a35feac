import * as z from 'zod/mini'
import { readAs, sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, SentOnce } from '../drafts/index.ts'
import {
  hasNoFiles,
  type KeptFiles,
  keptFilesSchema,
  noKeptFiles,
} from '../files/kept-files.rules.ts'
import { type ReminderType, reminderTypes } from './reminder-types.ts'

const schema = z.object({
  name: z.string(),
  type: z.enum(['', ...reminderTypes]),
  duoDate: z.string(),
  dateToNotify: z.string(),
  usersNotification: z.array(z.string()),
  files: keptFilesSchema,
  sent: z.nullable(sentSchema),
})

/** The form of a new reminder as it is kept. */
export interface ReminderCreateDraft {
  readonly name: string
  readonly type: ReminderType | ''
  readonly duoDate: string
  readonly dateToNotify: string
  /** Ids of those who are told. */
  readonly usersNotification: string[]
  readonly attachmentsLinks: string[]
  readonly files: KeptFiles
  readonly sent: SentOnce | null
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id))

/**
 * The draft of a new reminder. Its record is the day that it was begun on, empty for none: what was begun on another
 * day is not meant for this one.
 * @param first what stands in the untouched form
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
      files: noKeptFiles,
      sent: null,
      ...first,
    },
    read(stored, version) {
      const values = read(stored, version)
      // Its files are those of the draft.
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
