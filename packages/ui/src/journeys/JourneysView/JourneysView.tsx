import type { JourneyFilter, JourneyListPage, JourneyType } from '@tramite/core/journeys'
import { journeyMessages } from '@tramite/core/messages'
import { Route } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { journeysLabels as labels } from '../../labels/journeys.ts'
import { PastTheEnd } from '../../paged-list/PastTheEnd.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import type { JourneyOffers } from '../journey-actions.ts'
import { JourneyCard } from './JourneyCard.tsx'
import * as css from './JourneysView.css.ts'

export interface JourneysViewProps extends LoadStatus {
  /** Undefined while there is nothing to show. */
  list: JourneyListPage<JourneyType> | undefined
  filter: JourneyFilter
  onFilterChange: (filter: JourneyFilter) => void
  /** Address of a zero-based page. */
  toHref: (page: number) => string
  toOffers: (journey: JourneyType) => JourneyOffers
  onStart: (journey: JourneyType) => void
  /** Why no journey can be started. */
  notice?: ReactNode
}

/** The journeys that the firm offers, with their progress. */
export function JourneysView(props: JourneysViewProps) {
  return (
    <PageFrame title={labels.title} subtitle={labels.subtitle}>
      <Stack gap={5}>
        {props.notice}
        <Content {...props} />
      </Stack>
    </PageFrame>
  )
}

function Content({
  list,
  filter,
  onFilterChange,
  toHref,
  toOffers,
  onStart,
  hasFailed,
  onRetry,
  isRetrying,
}: JourneysViewProps) {
  if (hasFailed || !list) {
    return (
      <ReadState
        hasFailed={hasFailed}
        failedTitle={journeyMessages['journeys.loadFailed']}
        onRetry={onRetry}
        isRetrying={isRetrying}
        label={labels.loading}
      >
        <div className={css.grid}>
          {['a', 'b', 'c', 'd'].map((id) => (
            <Skeleton key={id} height="14rem" />
          ))}
        </div>
      </ReadState>
    )
  }
  if (list.chips.every(({ count }) => count === 0)) {
    return <EmptyState icon={<Route />} title={labels.noneOffered} text={labels.noneOfferedText} />
  }
  const found = list.chips.find((chip) => chip.filter === filter)?.count ?? 0
  return (
    <>
      <Chips chips={list.chips} value={filter} onChange={onFilterChange} />
      <div role="status">
        <VisuallyHidden>{labels.count(found)}</VisuallyHidden>
      </div>
      {list.page >= list.pages ? (
        <PastTheEnd icon={<Route />} href={toHref(0)} />
      ) : list.journeys.length === 0 ? (
        <EmptyState
          icon={<Route />}
          title={labels.empty}
          text={labels.emptyText}
          action={
            <Button variant="secondary" onPress={() => onFilterChange(null)}>
              {labels.showAll}
            </Button>
          }
        />
      ) : (
        <ul className={css.grid} aria-label={labels.list}>
          {list.journeys.map((journey) => (
            <li key={journey.id}>
              <JourneyCard
                journey={journey}
                {...toOffers(journey)}
                onStart={() => onStart(journey)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination label={labels.pages} page={list.page} pageCount={list.pages} toHref={toHref} />
    </>
  )
}

interface ChipsProps {
  chips: JourneyListPage<JourneyType>['chips']
  value: JourneyFilter
  onChange: (filter: JourneyFilter) => void
}

/** The states of the journeys shown, each with its count. */
function Chips({ chips, value, onChange }: ChipsProps) {
  const name = useId()
  return (
    <fieldset className={css.chips}>
      <legend className={css.input}>{labels.filter}</legend>
      {chips.map(({ filter, count }) => (
        <label key={filter} className={css.chip}>
          <input
            type="radio"
            className={css.input}
            name={name}
            checked={filter === value}
            onChange={() => onChange(filter)}
          />
          {filter === null
            ? journeyMessages['journeys.filter.ALL']
            : journeyMessages[`journeys.status.${filter}`]}
          <span className={css.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
