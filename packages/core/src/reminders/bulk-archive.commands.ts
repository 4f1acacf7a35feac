import * as calls from '../generated/calls/reminders.ts'
import { type ApiClient, ApiError, type Command, defineCommand } from '../http/index.ts'
import { REMINDER_SELECTION_MAX } from './reminder-limits.ts'
import type { ReminderArchiveAnswer } from './reminders.types.ts'

/** The reminders to archive or unarchive, from `toBulkArchive`. */
export interface BulkArchiveInput {
  readonly ids: readonly string[]
  /** Called after each request with the outcome of its reminders. */
  readonly onAnswer?: (answers: readonly ReminderArchiveAnswer[]) => void
}

type Bulk = (client: ApiClient) => Command<BulkArchiveInput, ReminderArchiveAnswer[], null>

const fileSelection = defineCommand(calls.fileReminders, {
  success: 'reminders.filedAll',
  failure: 'reminders.fileAllFailed',
  stale: ['reminders'],
  staleAlways: true,
})
const unfileSelection = defineCommand(calls.unfileReminders, {
  success: 'reminders.unfiledAll',
  failure: 'reminders.unfileAllFailed',
  stale: ['reminders'],
  staleAlways: true,
})

/** Sends requests of the maximum size one after the other, so that the user sees the progress. */
/* @__NO_SIDE_EFFECTS__ */
function inParts(one: typeof fileSelection | typeof unfileSelection): Bulk {
  return (client) => {
    const { mutationKey, meta, mutationFn } = one(client)
    return {
      mutationKey,
      meta,
      fallback: null,
      async mutationFn({ ids, onAnswer }) {
        const answers: ReminderArchiveAnswer[] = []
        for (let from = 0; from < ids.length; from += REMINDER_SELECTION_MAX) {
          const part = ids.slice(from, from + REMINDER_SELECTION_MAX)
          const { reminders } = await mutationFn({ ids: part })
          answers.push(...reminders)
          onAnswer?.(reminders)
        }
        if (answers.some(({ isFound }) => !isFound)) throw missing()
        return answers
      },
    }
  }
}

const missing = () => new ApiError({ kind: 'problem', status: 404, code: 'NOT_FOUND', message: '' })

/**
 * `POST /reminder/filed`: archives a selection for the current business. It succeeds when all of it is
 * archived; otherwise the selection stays and the list is read again.
 */
export const fileReminders: Bulk = inParts(fileSelection)

/** `POST /reminder/unfiled`: takes a selection out of the archive, in the same way. */
export const unfileReminders: Bulk = inParts(unfileSelection)
