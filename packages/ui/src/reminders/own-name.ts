import { reminderFormLabels } from '../labels/reminders.ts'

/** The reader among others to choose from. */
export const toOwnName = (name: string) => reminderFormLabels.you(name)
