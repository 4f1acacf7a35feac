import type { components } from '../generated/schema.ts'
import type { ReminderOrder } from './reminder-order.ts'

type Schemas = components['schemas']

/** A dated item of a customer; `duoDate` is its due date. */
export type Reminder = Schemas['Reminder']
/** Whether the current business has archived a reminder. */
export type ReminderArchive = Schemas['ReminderArchive']

/** What became of one reminder of a selection that was archived or unarchived. */
export type ReminderArchiveAnswer = Schemas['ReminderArchives']['reminders'][number]

/** What the form of a reminder sends. */
export type CreateReminderInput = Schemas['ReminderDraft']
/** What the form of a reminder changes. */
export type UpdateReminderInput = Schemas['ReminderChanges']
/** The same for the firm, which alone sets a link. */
export type CreateFirmReminderInput = Schemas['FirmReminderDraft']
/** What the firm changes of a reminder. */
export type UpdateFirmReminderInput = Schemas['FirmReminderChanges']
/** A demand for a reminder, by `toReminderDemand`. */
export type ReminderDemandInput = Schemas['ReminderDemandDraft']

/** What narrows a list of reminders; days inclusive. */
export interface RemindersFilter {
  /** By due date when absent. */
  readonly order?: ReminderOrder
  /** Part of the name. */
  readonly name?: string
  readonly type?: Reminder['type']
  /** First and last due date. */
  readonly startDate?: string
  readonly endDate?: string
  /** Reminders of one answer; all of them, as far as they fit, when absent. */
  readonly limit?: number
}
