import { formatDate, formatTime } from '@tramite/core/calendar'
import type { SessionSummary } from '@tramite/core/session'
import { sessionsLabels } from '../../labels/sessions.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { planFocusBeside } from '../../primitives/focus-beside.ts'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import * as css from './SessionsCard.css.ts'

export interface SessionsCardProps extends LoadStatus {
  /** `GET /sessions`; undefined until loaded. */
  sessions: readonly SessionSummary[] | undefined
  timeZone: string
  /** Ids of the sessions being ended. */
  endingIds: ReadonlySet<string>
  isEndingOthers: boolean
  onEnd: (id: string) => void
  onEndOthers: () => void
}

/** The devices on which the user is signed in, with a way to sign out of each. */
export function SessionsCard(props: SessionsCardProps) {
  return (
    <Card heading={sessionsLabels.heading}>
      <div className={css.stack}>
        <p className={css.text}>{sessionsLabels.explanation}</p>
        <Sessions {...props} />
      </div>
    </Card>
  )
}

function Sessions({ sessions, hasFailed, isRetrying, onRetry, ...rest }: SessionsCardProps) {
  if (sessions === undefined) {
    return (
      <ReadState
        hasFailed={hasFailed}
        failedTitle={sessionsLabels.failed}
        onRetry={onRetry}
        isRetrying={isRetrying}
        label={sessionsLabels.loading}
      >
        <div className={css.list}>
          <Skeleton height="3rem" />
        </div>
      </ReadState>
    )
  }
  const { isEndingOthers, onEndOthers } = rest
  return (
    <>
      <ul className={css.list} aria-label={sessionsLabels.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} {...rest} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) ? (
        <EndOthers isEndingOthers={isEndingOthers} onEndOthers={onEndOthers} />
      ) : (
        <p className={css.text}>{sessionsLabels.onlyThis}</p>
      )}
    </>
  )
}

function EndOthers({
  isEndingOthers,
  onEndOthers,
}: Pick<SessionsCardProps, 'isEndingOthers' | 'onEndOthers'>) {
  // The pressed button disappears with its row.
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part}>
      <Button
        variant="secondary"
        isPending={isEndingOthers}
        pendingText={sessionsLabels.ending}
        onPress={onEndOthers}
      >
        {sessionsLabels.endOthers}
      </Button>
    </div>
  )
}

type SessionRowProps = Pick<SessionsCardProps, 'timeZone' | 'endingIds' | 'onEnd'> & {
  session: SessionSummary
}

function SessionRow({ session, timeZone, endingIds, onEnd }: SessionRowProps) {
  const { id, current, createdAt, lastUsedAt } = session
  const row = useFocusOnRemoval<HTMLLIElement>(undefined, planFocusBeside)
  const device = session.device ?? sessionsLabels.unknown
  const since = sessionsLabels.since(
    formatDate(createdAt, timeZone),
    formatTime(createdAt, timeZone),
  )
  const lastUsed = sessionsLabels.lastUsed(
    formatDate(lastUsedAt, timeZone),
    formatTime(lastUsedAt, timeZone),
  )
  return (
    <li ref={row} className={css.row}>
      <div className={css.words}>
        <p className={css.device}>{device}</p>
        <p className={css.when}>
          {current ? sessionsLabels.current : lastUsed}. {since}.
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          isPending={endingIds.has(id)}
          pendingText={sessionsLabels.ending}
          aria-label={endingIds.has(id) ? undefined : sessionsLabels.endOf(device, since)}
          onPress={() => onEnd(id)}
        >
          {sessionsLabels.end}
        </Button>
      )}
    </li>
  )
}
