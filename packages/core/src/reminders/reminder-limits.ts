/** The default order of reminders. */
export const reminderDefaultOrder = [['duoDate', 'ASC']] as const

/** Maximum number of reminders that one request archives or unarchives. */
export const REMINDER_SELECTION_MAX = 500
