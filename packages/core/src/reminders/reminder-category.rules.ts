import type { CivilDate } from '../calendar/index.ts'
import { reminderMessages as texts } from '../messages/reminders.ts'
import type { ReminderType } from './reminder-types.ts'

/** The day and business from which reminders are seen. */
export interface ReminderFrame {
  /** In the firm's time zone. */
  readonly today: CivilDate
  /** The current business; null before one is chosen: then nothing is archived. */
  readonly businessId: string | null
}

/** The fields that decide the category of a reminder; `duoDate` is its due date. */
export interface DatedReminder {
  readonly type: ReminderType
  readonly duoDate: CivilDate
  /** Its archive records. */
  readonly ReminderFileds: readonly { readonly businessWhoFiled: string }[]
}

/** The single category that a reminder belongs to. */
export type OwnCategory = 'filed' | 'defeated' | 'today' | ReminderType
/** A category of the side list; the last two combine reminders of other categories. */
export type ReminderCategory = OwnCategory | 'future' | 'all'

/** A category as the side list shows it. */
export interface ReminderCategoryEntry {
  readonly key: ReminderCategory
  readonly label: string
  /** A sentence that describes its content. */
  readonly help: string
  /** Name of a colour of the theme. */
  readonly colour: 'red' | 'amber' | 'blue' | 'violet' | 'green' | 'teal' | 'grey' | 'neutral'
  /** Text shown when it is empty. */
  readonly empty: string
}

const entry = (
  key: ReminderCategory,
  colour: ReminderCategoryEntry['colour'],
  empty: string,
): ReminderCategoryEntry => ({
  key,
  colour,
  empty,
  label: texts[`reminders.category.${key}`],
  help: texts[`reminders.help.${key}`],
})

/** The categories in the order of the side list. */
export const reminderCategories: readonly ReminderCategoryEntry[] = [
  entry('defeated', 'red', texts['reminders.empty.defeated']),
  entry('today', 'amber', texts['reminders.empty.today']),
  entry('event', 'blue', texts['reminders.empty.event']),
  entry('legalObrigation', 'violet', texts['reminders.empty.legalObrigation']),
  entry('task', 'green', texts['reminders.empty.task']),
  entry('filed', 'grey', texts['reminders.empty.filed']),
  entry('future', 'teal', texts['reminders.empty.other']),
  entry('all', 'neutral', texts['reminders.empty.all']),
]

/** The text of an empty category, whatever its key. */
export function toEmptyCategoryText(key: string): string {
  const found = reminderCategories.find((category) => category.key === key)
  return found?.empty ?? texts['reminders.empty.other']
}

/** Whether the current business has archived a reminder, which stays visible in the others. */
export const isFiled = (
  { ReminderFileds }: Pick<DatedReminder, 'ReminderFileds'>,
  { businessId }: Pick<ReminderFrame, 'businessId'>,
): boolean =>
  businessId !== null &&
  ReminderFileds.some(({ businessWhoFiled }) => businessWhoFiled === businessId)

/**
 * When and by whom the current business archived a reminder that it had not archived as its form opened: what is
 * saved then is in no list but 'Arquivados', which the form says.
 * @param opened the reminder as the form opened
 * @param now the reminder as it was last read, or as saving it returned it
 * @returns the archive record; null if it is where it was
 */
export const archivedSince = <Filed>(
  opened: { readonly filed: unknown },
  now: { readonly filed: Filed | null },
): Filed | null => (opened.filed === null ? now.filed : null)

/** The state of a due date, whether the reminder is archived or not; decides the colour of 'Vencimento'. */
export function toDueState(
  { duoDate }: Pick<DatedReminder, 'duoDate'>,
  today: CivilDate,
): 'overdue' | 'today' | 'future' {
  if (duoDate < today) return 'overdue'
  return duoDate === today ? 'today' : 'future'
}

/** The one category of a reminder: archived, then overdue, then due today, then its type. */
export function toReminderCategory(reminder: DatedReminder, frame: ReminderFrame): OwnCategory {
  if (isFiled(reminder, frame)) return 'filed'
  const due = toDueState(reminder, frame.today)
  if (due === 'overdue') return 'defeated'
  return due === 'today' ? 'today' : reminder.type
}

/** The entry of a reminder's category, such as for its dot. */
export function toCategoryEntry(
  reminder: DatedReminder,
  frame: ReminderFrame,
): ReminderCategoryEntry | undefined {
  const own = toReminderCategory(reminder, frame)
  return reminderCategories.find(({ key }) => key === own)
}

/** Whether a category includes a reminder. 'Todos' and 'Futuros' include no archived ones. */
export function isInCategory(
  reminder: DatedReminder,
  category: ReminderCategory,
  frame: ReminderFrame,
): boolean {
  const own = toReminderCategory(reminder, frame)
  if (category === 'all') return own !== 'filed'
  if (category === 'future') {
    return own !== 'filed' && toDueState(reminder, frame.today) === 'future'
  }
  return own === category
}

/** Number of reminders in each category. */
export function countByCategory(
  reminders: readonly DatedReminder[],
  frame: ReminderFrame,
): Record<ReminderCategory, number> {
  const count = (key: ReminderCategory) => [
    key,
    reminders.filter((reminder) => isInCategory(reminder, key, frame)).length,
  ]
  return Object.fromEntries(reminderCategories.map(({ key }) => count(key)))
}

const typeTexts: Readonly<Record<string, string | undefined>> = {
  event: texts['reminders.type.event'],
  legalObrigation: texts['reminders.type.legalObrigation'],
  task: texts['reminders.type.task'],
}

/** The name of a reminder's type; 'Indefinido' for an unknown one. */
export function toReminderTypeText(type: string): string {
  return (Object.hasOwn(typeTexts, type) && typeTexts[type]) || texts['reminders.type.other']
}

/** The creator of a reminder, as lists show it: the firm by its short label. */
export function toReminderCreator(
  { User: { type, name } }: { readonly User: { readonly type: string; readonly name: string } },
  { shortLabel }: { readonly shortLabel: string },
): string {
  return type === 'CUSTOMER' ? name : shortLabel
}
