import {
  type Reminder,
  type ReminderFrame,
  type ReminderOffers,
  toCategoryEntry,
} from '@tramite/core/reminders'
import { remindersLabels as labels } from '../../labels/reminders.ts'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryInk } from '../category-tone.css.ts'
import * as css from './ReminderTable.css.ts'

export interface ReminderNameProps {
  reminder: Reminder
  offers: ReminderOffers
  frame: ReminderFrame
  isFetching: boolean
  /** Opens what can be changed, or else its demand; undefined if neither can be. */
  onOpen: (() => void) | undefined
}

function NameText({ reminder, offers: { link }, onOpen }: ReminderNameProps) {
  if (link.allowed)
    return (
      <TextLink className={css.name} href={link.href} isExternal={link.isExternal}>
        {reminder.name}
      </TextLink>
    )
  if (!onOpen) return <span className={css.name}>{reminder.name}</span>
  return (
    <button type="button" className={`${css.name} ${css.opener}`} onClick={onOpen}>
      {reminder.name}
    </button>
  )
}

/** The name of a reminder with its icon and number. */
export function ReminderName(props: ReminderNameProps) {
  const { reminder, frame, isFetching } = props
  const category = toCategoryEntry(reminder, frame)
  return (
    <span className={css.named}>
      <CategoryIcon
        category={reminder.type}
        className={`${css.icon} ${category ? categoryInk[category.colour] : ''}`}
      />
      <span>
        <NameText {...props} />
        <span className={css.number}>
          {labels.number(reminder.externalId)}
          {isFetching && ` · ${labels.downloading}`}
        </span>
      </span>
    </span>
  )
}
