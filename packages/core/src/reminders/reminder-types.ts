/** The kinds of reminders; there are no others. */
export const reminderTypes = ['event', 'legalObrigation', 'task'] as const

/** A kind of reminder, by its wire spelling. */
export type ReminderType = (typeof reminderTypes)[number]
