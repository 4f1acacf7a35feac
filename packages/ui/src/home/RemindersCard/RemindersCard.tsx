import { type HomeReminders, REMINDERS_PATH } from '@tramite/core/home'
import { homeLabels } from '../../labels/home.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { categoryMark } from '../../reminders/category-tone.css.ts'
import * as dotted from '../dotted-list.css.ts'
import * as css from './RemindersCard.css.ts'

export interface RemindersCardProps {
  /** Undefined while loading. */
  reminders: HomeReminders | undefined
  /** They could not be read. */
  hasFailed?: boolean
  isRetrying?: boolean
  onRetry?: () => void
}

/** 'Lembretes à vencer': the next three, or why there are none. */
export function RemindersCard({ reminders, hasFailed, isRetrying, onRetry }: RemindersCardProps) {
  return (
    <Card
      heading={homeLabels.reminders}
      className={css.card}
      action={
        reminders &&
        reminders.kind !== 'denied' && (
          <TextLink variant="plain" href={REMINDERS_PATH}>
            {homeLabels.allReminders}
          </TextLink>
        )
      }
    >
      {reminders ? (
        <Reminders reminders={reminders} />
      ) : hasFailed ? (
        <ErrorState title={homeLabels.remindersFailed} isRetrying={isRetrying} onRetry={onRetry} />
      ) : (
        <Skeleton height="9.25rem" />
      )}
    </Card>
  )
}

function Reminders({ reminders }: { reminders: HomeReminders }) {
  if (reminders.kind !== 'list') return <p className={css.none}>{reminders.text}</p>
  return (
    <ul className={dotted.list}>
      {reminders.reminders.map(({ id, name, type, date, near, colour }) => (
        <li key={id} className={css.item}>
          <span className={`${dotted.dot} ${categoryMark[colour]}`} />
          <div>
            <TextLink variant="quiet" className={css.name} href={REMINDERS_PATH}>
              {name}
            </TextLink>
            <p className={css.text}>
              {type} · {date}
              {near && (
                <>
                  {', '}
                  <span className={css.near}>{near}</span>
                </>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
