/**
 * How long after a reminder was linked a page reloads, in milliseconds: as specified, for a program that does not
 * read the reminders again by itself. The portal does, and reloads nothing.
 */
export const RELOAD_AFTER_LINK_MS = 300

/** The order in which reminders are read unless another is asked for. */
export const reminderDefaultOrder = [['duoDate', 'ASC']] as const

/** Reminders that one request archives or unarchives. */
export const REMINDER_SELECTION_MAX = 500
