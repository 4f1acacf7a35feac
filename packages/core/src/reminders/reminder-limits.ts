/** How long after a reminder was linked the page reloads, in milliseconds. Specification §9. */
export const RELOAD_AFTER_LINK_MS = 300

/** The order in which reminders are read unless another is asked for. Specification, part 2 §9. */
export const reminderDefaultOrder = [['duoDate', 'ASC']] as const

/** Reminders of one answer of a list: the screen has no pages. Specification, part 2 §2. */
export const REMINDERS_PAGE_MAX = 1000
