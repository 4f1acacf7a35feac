import { formatDate } from '@tramite/core/calendar'
import type { PrivateDemandsLeaver } from '@tramite/core/users'
import { usersLabels as labels } from '../../labels/users.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { planFocusBeside } from '../../primitives/focus-beside.ts'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import * as css from './WaitingDemandsCard.css.ts'

export interface WaitingDemandsCardProps extends LoadStatus {
  /** Deleted users whose private demands wait; undefined until loaded. */
  users: readonly PrivateDemandsLeaver[] | undefined
  timeZone: string
  onName: (user: PrivateDemandsLeaver) => void
}

/** Deleted users whose private demands wait for somebody to be named; renders nothing if there are none. */
export function WaitingDemandsCard({
  users = [],
  hasFailed,
  isRetrying,
  onRetry,
  ...rows
}: WaitingDemandsCardProps) {
  if (hasFailed) {
    return <ErrorState title={labels.waitingFailed} isRetrying={isRetrying} onRetry={onRetry} />
  }
  if (users.length === 0) return null
  return (
    <Card heading={labels.waitingHeading}>
      <Stack>
        <Text isMuted>{labels.waitingText}</Text>
        <ul className={css.list} aria-label={labels.waitingHeading}>
          {users.map((user) => (
            <Row key={user.id} user={user} {...rows} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

function Row({
  user,
  timeZone,
  onName,
}: Pick<WaitingDemandsCardProps, 'timeZone' | 'onName'> & { user: PrivateDemandsLeaver }) {
  const row = useFocusOnRemoval<HTMLLIElement>(undefined, planFocusBeside)
  const { name, removedAt, removedBy } = user
  return (
    <li ref={row}>
      <Inline align="between">
        <div className={css.words}>
          <Text isStrong>{name}</Text>
          <Text size="small" isMuted>
            {labels.removedBy(formatDate(removedAt, timeZone), removedBy.name)}
          </Text>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={labels.nameHeirOf(name)}
          onPress={() => onName(user)}
        >
          {labels.nameHeir}
        </Button>
      </Inline>
    </li>
  )
}
