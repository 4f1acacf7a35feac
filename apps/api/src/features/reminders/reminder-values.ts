import { civilDateOf } from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'
import {
  evaluateReminderDates,
  type ReminderDatesRefusal,
  toNotifyDate,
} from '@tramite/core/reminders'
import type { Command } from '../../db/command.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Problem } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { type KeptUploads, takeUploads } from '../files/attach.ts'
import { releaseFiles } from '../files/files.store.ts'
import { selectUserIdsOf } from '../users/users.store.ts'

const fieldOf: Readonly<Record<ReminderDatesRefusal, string>> = {
  dueDateNotAfterToday: 'duoDate',
  notifyAfterDueDate: 'dateToNotify',
}

/**
 * The days of a reminder in the table's format.
 * @throws Problem 400 for a due date that is not after today, or a notice after it
 */
export function toDays(
  { services, now }: Work,
  dates: { readonly duoDate: string; readonly dateToNotify?: string | null | undefined },
): { readonly dueDate: string; readonly notifyDate: string } {
  const given = { duoDate: dates.duoDate, dateToNotify: dates.dateToNotify ?? null }
  const decision = evaluateReminderDates(given, civilDateOf(now, services.conventions.timeZone))
  if (!decision.allowed) {
    const text = message(`reminders.${decision.reason}`)
    const errors = { [fieldOf[decision.reason]]: text }
    throw new Problem(400, 'VALIDATION', { message: text, errors })
  }
  return { dueDate: given.duoDate, notifyDate: toNotifyDate(given) }
}

/**
 * Refuses people who cannot be notified.
 * @param ids locked by `shareLockUsers` with the opening of the write; without those chosen before, who may
 * have been blocked since
 * @throws Problem 400 unless each of them is an active user of the customer
 */
export async function requireNotifiable(
  transaction: Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const found = await transaction.run(selectUserIdsOf(customerId, ids))
  if (found.length !== ids.length) throw new Problem(400, 'USER_TO_NOTIFY_INVALID')
}

/** The files of a reminder, and the commands that attach and release files, to be sent after it. */
export interface ReminderFiles {
  readonly attachments: StoredAttachment[]
  readonly commands: readonly Command[]
}

/**
 * The new files of a reminder, in the order of their keys: kept ones and new uploads. Without any key all
 * stay.
 * @throws Problem 400 for a key that is neither its own nor an upload of the principal
 */
export async function takeFiles(
  { transaction, services, now }: Work,
  { uploads, held, customerId }: FilesAsked,
): Promise<ReminderFiles> {
  const asked = [...new Set(uploads.keys)]
  if (asked.length === 0) return { attachments: [...held], commands: [] }
  const kept = new Map(held.map((file) => [file.key, file]))
  const added = { ...uploads, keys: asked.filter((key) => !kept.has(key)) }
  const target = { customerId, demandId: null, internal: false }
  const taken = await takeUploads(transaction, added, target, services.clock)
  const all = new Map([...kept, ...taken.attachments.map((file) => [file.key, file] as const)])
  const dropped = held.map(({ key }) => key).filter((key) => !asked.includes(key))
  return {
    attachments: asked.flatMap((key) => all.get(key) ?? []),
    commands: [...taken.bind, ...(dropped.length > 0 ? [releaseFiles(dropped, now)] : [])],
  }
}

interface FilesAsked {
  /** All files that it is to have. */
  readonly uploads: KeptUploads
  /** Its present files. */
  readonly held: readonly StoredAttachment[]
  readonly customerId: string
}
