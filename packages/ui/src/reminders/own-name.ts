import { reminderFormLabels } from '../labels/reminders.ts'

/** The reader's own name among others to choose from. */
export const toOwnName = (name: string) => reminderFormLabels.you(name)
