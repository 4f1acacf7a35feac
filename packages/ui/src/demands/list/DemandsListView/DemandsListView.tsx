import {
  type DemandStatus,
  demandStatuses,
  evaluateValidation,
  isWholeWordSearch,
  MESSAGE_BEGINNING_MIN,
  usualOrders,
} from '@tramite/core/demands'
import { demandMessages } from '@tramite/core/messages'
import { Columns3, List, Lock } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import type { PaperFacts } from '../../../paged-list/ListPaper/list-paper.types.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../../shell/PageFrame/PageFrame.tsx'
import { media } from '../../../theme/scale.ts'
import { useMedia } from '../../../theme/use-media.ts'
import type { DemandFrame } from '../../shared/forecast.ts'
import type { BulkValidation } from '../BulkBar/BulkBar.tsx'
import { ColumnBody } from '../DemandColumn/ColumnBody.tsx'
import { section } from '../DemandColumn/DemandColumn.css.ts'
import { DemandColumn } from '../DemandColumn/DemandColumn.tsx'
import type { RowMove } from '../DemandColumn/use-row-drag.ts'
import {
  type DemandColumnData,
  type DemandColumns,
  type DemandKindChoice,
  toColumnsState,
} from '../demand-columns.ts'
import { countDemandFilters, type DemandFilters, emptyDemandFilters } from '../demand-filters.ts'
import { FilterBar, type FilterBarProps } from '../FilterBar/FilterBar.tsx'
import { type BulkPrivacy, PrivacyBar } from '../PrivacyBar/PrivacyBar.tsx'
import type { RowChoice } from '../row-choice.ts'
import * as css from './DemandsListView.css.ts'

const DemandsPaper = lazy(() =>
  import('../DemandsPaper/DemandsPaper.tsx').then((module) => ({ default: module.DemandsPaper })),
)

export interface DemandsListViewProps
  extends Pick<FilterBarProps, 'users' | 'isUserListComplete' | 'tags' | 'tagsRead'> {
  filters: DemandFilters
  onFiltersChange: (filters: DemandFilters) => void
  /** The user is about to filter: users and tags may be loaded now. */
  onFilterIntent?: (() => void) | undefined
  columns: DemandColumns
  /** All demands as one list, in place of the columns. */
  list?: DemandColumnData | undefined
  onLayoutChange: (layout: 'board' | 'list') => void
  frame: DemandFrame
  paper: PaperFacts
  /** Absent if the user may not act on demands. */
  validation?: BulkValidation | undefined
  /** Absent if the user may not make demands private. */
  privacy?: BulkPrivacy | undefined
  /** The user can open the marks page, where registrations of marks are shown. */
  hasMarks?: boolean
  /**
   * Opens the order of the demands in progress, as it is or as it would be after a row was dragged;
   * absent if it cannot be changed.
   */
  onOrder?: ((move?: RowMove) => void) | undefined
  /** The split lists, by status. */
  kinds?: Partial<Record<DemandStatus, DemandKindChoice>> | undefined
}

/** Every demand that the user may see, by status. */
export function DemandsListView(props: DemandsListViewProps) {
  const { filters, onFiltersChange, users, tags, tagsRead, columns, list, privacy } = props
  const resultText = useRef<HTMLParagraphElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const shown = list ? { list } : columns
  const { state, total } = toColumnsState(shown)
  const other = list ? 'board' : 'list'
  const result = {
    loading: demandsListLabels.loading,
    failed: '',
    empty: toFound(0, filters),
    ready: total === null ? '' : toFound(total, filters),
  }[state]
  return (
    <PageFrame
      title={demandsListLabels.title}
      actions={
        <>
          {privacy && !privacy.isChoosing && state === 'ready' && (
            <Button
              ref={choose}
              variant="secondary"
              icon={<Lock />}
              onPress={() => privacy.onChoosingChange(true)}
            >
              {demandsListLabels.makePrivate}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={list ? <Columns3 /> : <List />}
            onPress={() => props.onLayoutChange(other)}
          >
            {demandsListLabels.layouts[other]}
          </Button>
        </>
      }
    >
      <div className={css.view}>
        <FilterBar
          filters={filters}
          onChange={onFiltersChange}
          usualOrder={usualOrders[list ? 'list' : 'board']}
          users={users}
          isUserListComplete={props.isUserListComplete}
          tags={tags}
          tagsRead={tagsRead}
          onIntent={props.onFilterIntent}
          result={result}
          isCounted={state === 'ready' || state === 'empty'}
          resultRef={resultText}
        />
        <Suspense>
          <DemandsPaper
            {...props}
            columns={Object.values(shown)}
            total={state === 'ready' ? total : null}
          />
        </Suspense>
        {privacy?.isChoosing && (
          <PrivacyBar
            privacy={privacy}
            demands={Object.values(shown).flatMap(({ demands }) => demands)}
            opener={choose}
          />
        )}
        <Content {...props} state={state} onCleared={() => resultText.current?.focus()} />
        {state === 'ready' && props.hasMarks && (
          <p className={css.hint}>{demandsListLabels.marksElsewhere}</p>
        )}
      </div>
    </PageFrame>
  )
}

/** How many were found, and any hidden filter: a short search covers less than expected. */
function toFound(total: number, { message, search, hasValidationUser }: DemandFilters): string {
  const said = [demandsListLabels.found(total)]
  if (hasValidationUser) said.push(demandsListLabels.onlyValidated)
  if (isWholeWordSearch(message || search)) {
    said.push(demandsListLabels.wholeWord(MESSAGE_BEGINNING_MIN))
  }
  return said.join('. ')
}

interface ContentProps extends DemandsListViewProps {
  state: ReturnType<typeof toColumnsState>['state']
  /** Called when the filters were cleared by a button that disappears. */
  onCleared: () => void
}

function Content({
  state,
  columns,
  list,
  frame,
  validation,
  privacy,
  onOrder,
  kinds,
  filters,
  onFiltersChange,
  onCleared,
}: ContentProps) {
  const isStacked = !useMedia(media.sideBySide)
  const isChoosing = privacy?.isChoosing === true
  const forPrivacy: RowChoice | undefined = privacy && {
    ...privacy,
    canChoose: (demand) => !demand.private,
  }
  const forValidation: RowChoice | undefined = validation && {
    ...validation,
    canChoose: (demand) => evaluateValidation(demand).allowed,
  }
  if (state === 'failed') {
    const all = list ? [list] : Object.values(columns)
    return (
      <ErrorState
        title={demandsListLabels.failed}
        onRetry={() => {
          for (const column of all) column.onRetry()
        }}
        isRetrying={all.some(({ isRetrying }) => isRetrying)}
      />
    )
  }
  if (state === 'empty' && (list || !kinds)) {
    const clear = () => {
      onFiltersChange({ ...emptyDemandFilters, order: filters.order })
      onCleared()
    }
    return <NothingFound hasFilters={countDemandFilters(filters) > 0} onClear={clear} />
  }
  if (list) {
    return (
      <section
        className={section}
        aria-label={demandsListLabels.list}
        aria-busy={list.state === 'loading' || list.isRefreshing}
      >
        <ColumnBody
          label={demandsListLabels.list}
          column={list}
          frame={frame}
          isStacked
          isStatusHidden={false}
          choice={isChoosing ? forPrivacy : undefined}
        />
      </section>
    )
  }
  return (
    <div className={css.columns}>
      {demandStatuses.map((statusKey) => (
        <DemandColumn
          key={statusKey}
          statusKey={statusKey}
          column={columns[statusKey]}
          frame={frame}
          isStacked={isStacked}
          kind={kinds?.[statusKey]}
          onOrder={statusKey === 'IN_PROGRESS' ? onOrder : undefined}
          validation={statusKey === 'FINISHED' && !isChoosing ? validation : undefined}
          choice={isChoosing ? forPrivacy : statusKey === 'FINISHED' ? forValidation : undefined}
        />
      ))}
    </div>
  )
}

function NothingFound({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  const title = demandMessages['demands.empty']
  if (hasFilters) {
    return (
      <EmptyState
        title={title}
        text={demandsListLabels.emptyFiltered}
        action={
          <Button variant="secondary" onPress={onClear}>
            {demandsListLabels.clear}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={title}
      text={demandsListLabels.emptyAll}
      action={<LinkButton href="/demands/new">{demandsListLabels.createDemand}</LinkButton>}
    />
  )
}
