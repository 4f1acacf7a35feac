import type { ApiClient, Command, CommandMeta } from '../http/index.ts'
import { settleEach } from '../http/settle-each.ts'
import { fileReminder, unfileReminder } from './reminders.commands.ts'
import type { ReminderArchive } from './reminders.types.ts'

/** The reminders to archive or unarchive, by `toBulkArchive`. */
export interface BulkArchiveInput {
  readonly ids: readonly string[]
  /** Told after each call how many are over, whether they succeeded or not. */
  readonly onProgress?: (done: number) => void
}

type Bulk = (client: ApiClient) => Command<BulkArchiveInput, ReminderArchive[], null>

/** One call for each reminder, a few at a time. A failure waits for the others: some may have happened. */
/* @__NO_SIDE_EFFECTS__ */
function eachOf(one: typeof fileReminder | typeof unfileReminder, meta: CommandMeta): Bulk {
  return (client) => {
    const { mutationKey, mutationFn } = one(client)
    return {
      mutationKey,
      meta,
      instead: null,
      async mutationFn({ ids, onProgress }) {
        let done = 0
        const answers = await settleEach(ids, (id) =>
          mutationFn({ id }).finally(() => {
            done += 1
            onProgress?.(done)
          }),
        )
        return answers.map((answer) => {
          if (answer.status === 'rejected') throw answer.reason
          return answer.value
        })
      },
    }
  }
}

/**
 * Archives a selection for the current business: a call of {@link fileReminder} for each. It succeeds
 * when all of them do; otherwise the selection stays and the list is read again.
 */
export const fileReminders: Bulk = eachOf(fileReminder, {
  success: 'reminders.filedAll',
  failure: 'reminders.fileAllFailed',
  stale: ['reminders'],
  staleAlways: true,
})

/** The reverse: a call of {@link unfileReminder} for each of the archived ones. */
export const unfileReminders: Bulk = eachOf(unfileReminder, {
  success: 'reminders.unfiledAll',
  failure: 'reminders.unfileAllFailed',
  stale: ['reminders'],
  staleAlways: true,
})
