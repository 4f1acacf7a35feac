import type { components } from '../generated/schema.ts'
import type { ReminderOrder } from './reminder-order.ts'

type Schemas = components['schemas']

/** A dated item of a customer; `duoDate` is its due date. */
export type Reminder = Schemas['Reminder']
/** Whether the current business has archived a reminder. */
export type ReminderArchive = Schemas['ReminderArchive']

/** The outcome for one reminder of a selection that was archived or unarchived. */
export type ReminderArchiveAnswer = Schemas['ReminderArchives']['reminders'][number]

/** The body that creates a reminder. */
export type CreateReminderInput = Schemas['ReminderDraft']
/** The body that changes a reminder. */
export type UpdateReminderInput = Schemas['ReminderChanges']
/** The same for the firm, which alone sets a link. */
export type CreateFirmReminderInput = Schemas['FirmReminderDraft']
/** The firm's changes to a reminder. */
export type UpdateFirmReminderInput = Schemas['FirmReminderChanges']
/** A demand for a reminder, from `toReminderDemand`. */
export type ReminderDemandInput = Schemas['ReminderDemandDraft']

/** The filters of a list of reminders; days are inclusive. */
export interface RemindersFilter {
  /** By due date when absent. */
  readonly order?: ReminderOrder
  /** Part of the name. */
  readonly name?: string
  readonly type?: Reminder['type']
  /** First and last due date. */
  readonly startDate?: string
  readonly endDate?: string
  /** Reminders per answer; the maximum when absent. */
  readonly limit?: number
}
