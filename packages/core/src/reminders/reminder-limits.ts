/**
 * Delay of the page reload after linking a reminder, in milliseconds: specified for programs that do not
 * read the reminders again by themselves. The portal does, and never reloads.
 */
export const RELOAD_AFTER_LINK_MS = 300

/** The default order of reminders. */
export const reminderDefaultOrder = [['duoDate', 'ASC']] as const

/** Maximum number of reminders that one request archives or unarchives. */
export const REMINDER_SELECTION_MAX = 500
