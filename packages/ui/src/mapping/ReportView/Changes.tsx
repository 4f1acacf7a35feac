import { formatDate } from '@tramite/core/calendar'
import {
  type ChangedActivity,
  isUnchanged,
  type MappingChanges,
  type MappingQuestion,
  type MappingSince,
  type PlacedActivity,
  type ReportedMapping,
} from '@tramite/core/mapping'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { RetryButton } from '../../primitives/ErrorState/RetryButton.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { toQuestionHref } from '../finding-text.ts'
import * as css from './Changes.css.ts'
import { FoldedRest } from './FoldedRest.tsx'

/** Number of changed activities shown expanded; the others are collapsed. */
const OPEN_ACTIVITIES = 3

export interface ChangesProps {
  /** `failed` if the earlier mapping could not be read. */
  since: MappingSince | { readonly kind: 'failed' }
  mapping: ReportedMapping
  questions: readonly MappingQuestion[]
  timeZone: string
  isRetrying: boolean
  onRetry: LoadStatus['onRetry']
}

/** What has changed since the last completed mapping. */
export function Changes({
  since,
  mapping,
  questions,
  timeZone,
  isRetrying,
  onRetry,
}: ChangesProps) {
  if (since.kind === 'unknown') return null
  if (since.kind === 'first') {
    return (
      <Text size="small" isMuted>
        {labels.firstMapping}
      </Text>
    )
  }
  if (since.kind === 'failed') {
    return (
      <Inline>
        <Text size="small" isMuted>
          {labels.changesFailed}
        </Text>
        <RetryButton isRetrying={isRetrying} onRetry={onRetry} size="small" />
      </Inline>
    )
  }
  const { completedAt, changes } = since
  return (
    <Card heading={labels.changes(formatDate(completedAt, timeZone))}>
      {isUnchanged(changes) ? (
        <Text>{labels.unchanged}</Text>
      ) : (
        <ChangeLists changes={changes} mapping={mapping} questions={questions} />
      )}
    </Card>
  )
}

function ChangeLists({
  changes,
  mapping,
  questions,
}: Pick<ChangesProps, 'mapping' | 'questions'> & { changes: MappingChanges }) {
  const { added, removed, changed } = changes
  const sectorOf = new Map(
    mapping.sectors.flatMap(({ id, activities }) => activities.map((each) => [each.id, id])),
  )
  const open = changed.slice(0, OPEN_ACTIVITIES)
  const folded = changed.slice(OPEN_ACTIVITIES)
  return (
    <Stack gap={5}>
      <ActivityList title={labels.changesAdded(added.length)} activities={added} />
      <ActivityList title={labels.changesRemoved(removed.length)} activities={removed} />
      <ChangedList activities={open} sectorOf={sectorOf} questions={questions} />
      {folded.length > 0 && (
        <FoldedRest label={labels.changesMore(folded.length)}>
          <ChangedList activities={folded} sectorOf={sectorOf} questions={questions} />
        </FoldedRest>
      )}
    </Stack>
  )
}

interface ActivityListProps {
  title: string
  activities: readonly PlacedActivity[]
}

function ActivityList({ title, activities }: ActivityListProps) {
  if (activities.length === 0) return null
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.list}>
        {activities.map(({ id, sector, name }) => (
          <li key={id}>
            {name} <span className={css.muted}>{sector}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChangedListProps {
  activities: readonly ChangedActivity[]
  /** The sector of each activity, by ids. */
  sectorOf: ReadonlyMap<string, string>
  questions: readonly MappingQuestion[]
}

function ChangedList({ activities, sectorOf, questions }: ChangedListProps) {
  const titleOf = new Map(questions.map(({ field, title }) => [field, title]))
  return (
    <Stack gap={5}>
      {activities.map(({ id, sector, name, earlierName, answers }) => (
        <div key={id}>
          <h3 className={css.title}>
            {name} <span className={css.muted}>{sector}</span>
          </h3>
          <dl className={css.answers}>
            {earlierName !== null && (
              <Change term={labels.changedName} before={earlierName} now={name} />
            )}
            {answers.map(({ field, before, now }) => (
              <Change
                key={field}
                term={titleOf.get(field) ?? field}
                href={toQuestionHref(sectorOf.get(id) ?? '', id, field)}
                before={before}
                now={now}
              />
            ))}
          </dl>
        </div>
      ))}
    </Stack>
  )
}

interface ChangeProps {
  term: string
  /** Where it is answered. */
  href?: string
  before: string
  now: string
}

function Change({ term, href, before, now }: ChangeProps) {
  return (
    <div className={css.answer}>
      <dt>
        {href ? (
          <TextLink href={href} variant="quiet">
            {term}
          </TextLink>
        ) : (
          term
        )}
      </dt>
      <dd className={css.muted}>
        <span className={css.side}>{labels.changedBefore}</span>
        {before || labels.unansweredQuestion}
      </dd>
      <dd>
        <span className={css.side}>{labels.changedNow}</span>
        {now || labels.unansweredQuestion}
      </dd>
    </div>
  )
}
