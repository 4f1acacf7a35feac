import {
  type BulkArchive,
  type ReminderCategory,
  type ReminderChoice,
  reminderCategories,
  reminderCreators,
  reminderTypes,
  toEmptyCategoryText,
  toReminderTypeText,
} from '@tramite/core/reminders'
import { Archive, ArchiveRestore, BellRing, SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import * as resultCss from '../../filters/FilterResult/FilterResult.css.ts'
import { FilterResult } from '../../filters/FilterResult/FilterResult.tsx'
import { PeriodField } from '../../filters/PeriodField/PeriodField.tsx'
import { useDebouncedInput } from '../../filters/use-debounced-input.ts'
import { useDebouncedPeriod } from '../../filters/use-debounced-period.ts'
import { remindersLabels as labels } from '../../labels/reminders.ts'
import { ListPaper } from '../../paged-list/ListPaper/ListPaper.tsx'
import type { PaperFacts } from '../../paged-list/ListPaper/list-paper.types.ts'
import { ActionBar } from '../../primitives/ActionBar/ActionBar.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { CategoryList } from '../CategoryList/CategoryList.tsx'
import type { ReminderTableProps } from '../ReminderTable/ReminderTable.tsx'
import * as css from './RemindersView.css.ts'

const ReminderTable = lazy(() =>
  import('../ReminderTable/ReminderTable.tsx').then((module) => ({
    default: module.ReminderTable,
  })),
)

/** A finished bulk action that can be undone. */
export interface BulkDone {
  readonly action: BulkArchive['action']
  readonly count: number
  /** Number of selected reminders that no longer exist. */
  readonly gone: number
  readonly isUndoing: boolean
  readonly onUndo: () => void
}

export interface RemindersListProps {
  state: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  isRetrying: boolean
  category: ReminderCategory
  counts: Readonly<Record<ReminderCategory, number>> | undefined
  toCategoryHref: (category: ReminderCategory) => string
  choice: ReminderChoice
  onChoiceChange: (choice: ReminderChoice) => void
  table: Omit<ReminderTableProps, 'empty'>
  /** What the button above the table does with the selection. */
  bulk: BulkArchive
  onBulk: () => void
  done: BulkDone | undefined
  paper: PaperFacts
}

const emptyChoice: ReminderChoice = {
  text: '',
  type: null,
  creator: null,
  startDate: '',
  endDate: '',
}

/** The number of filters beside the search. */
const countFilters = ({ type, creator, startDate, endDate }: ReminderChoice) =>
  [type !== null, creator !== null, startDate !== '', endDate !== ''].filter(Boolean).length
const isNarrowed = (choice: ReminderChoice) => choice.text.trim() !== '' || countFilters(choice) > 0

/** The reminders as a list: categories, filters, the table and bulk actions. */
export function RemindersList({
  state,
  onRetry,
  isRetrying,
  category,
  counts,
  toCategoryHref,
  choice,
  onChoiceChange,
  table,
  bulk,
  onBulk,
  done,
  paper,
}: RemindersListProps) {
  const bulkButton = (
    <Button
      size="small"
      variant={table.selected.size > 0 ? 'primary' : 'secondary'}
      icon={bulk.action === 'file' ? <Archive /> : <ArchiveRestore />}
      onPress={onBulk}
    >
      {labels[`${bulk.action}All`]}
    </Button>
  )
  const archivedHref =
    isNarrowed(choice) && category !== 'filed' && counts?.filed
      ? toCategoryHref('filed')
      : undefined
  return (
    <div className={css.body}>
      <CategoryList selected={category} counts={counts} toHref={toCategoryHref} />
      <Stack>
        <Filters
          choice={choice}
          onChange={onChoiceChange}
          firmLabel={table.firmLabel}
          result={state === 'ready' ? labels.found(table.rows.length) : ''}
          action={table.selected.size === 0 && bulkButton}
        />
        <ListPaper
          paper={paper}
          filters={[
            [labels.category, reminderCategories.find(({ key }) => key === category)?.label ?? ''],
            [labels.search, choice.text],
            [labels.type, choice.type ? toReminderTypeText(choice.type) : ''],
            [labels.creator, choice.creator ? toCreatorText(choice.creator, table.firmLabel) : ''],
          ]}
          period={{ ...choice, startLabel: labels.start, endLabel: labels.end }}
          shown={table.rows.length}
          total={counts?.[category]}
        />
        <div role="status" className={css.notice}>
          {done && <Done {...done} />}
        </div>
        {state === 'failed' && (
          <ErrorState title={labels.failed} onRetry={onRetry} isRetrying={isRetrying} />
        )}
        {state === 'loading' && <TableSkeleton />}
        {state === 'ready' && (
          <Suspense fallback={<TableSkeleton />}>
            <ReminderTable
              {...table}
              empty={<Empty category={category} choice={choice} archivedHref={archivedHref} />}
            />
          </Suspense>
        )}
        <ActionBar count={table.selected.size} onClear={() => table.onSelect(new Set())}>
          {bulkButton}
        </ActionBar>
      </Stack>
    </div>
  )
}

function TableSkeleton() {
  return (
    <LoadingState label={labels.loading}>
      <Skeleton height="24rem" />
    </LoadingState>
  )
}

/** Categories that never contain a new reminder: it is due after today, and not archived. */
const neverNew: ReadonlySet<ReminderCategory> = new Set(['defeated', 'today', 'filed'])

interface EmptyProps extends Pick<RemindersListProps, 'category' | 'choice'> {
  /** Where the same is looked for among those that other categories leave out. */
  archivedHref: string | undefined
}

function Empty({ category, choice, archivedHref }: EmptyProps) {
  const [title, text] = isNarrowed(choice)
    ? [labels.filtered, labels.filteredHint]
    : [toEmptyCategoryText(category), neverNew.has(category) ? undefined : labels.emptyHint]
  const action = archivedHref && (
    <LinkButton variant="secondary" href={archivedHref}>
      {labels.searchArchived}
    </LinkButton>
  )
  return <EmptyState icon={<BellRing />} title={title} text={text} action={action} />
}

function Done({ action, count, gone, isUndoing, onUndo }: BulkDone) {
  const summary = labels[action === 'file' ? 'filedNow' : 'unfiledNow'](count)
  return (
    <Banner
      tone={gone > 0 ? 'info' : 'success'}
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={isUndoing}
          pendingText={labels.undoing}
          onPress={onUndo}
        >
          {labels.undo}
        </Button>
      }
    >
      {gone > 0 ? `${summary} ${labels.gone(gone)}` : summary}
    </Banner>
  )
}

interface FiltersProps {
  choice: ReminderChoice
  onChange: (choice: ReminderChoice) => void
  /** As the table names the firm. */
  firmLabel: string
  /** How many match the filter, in words. */
  result: string
  action: ReactNode
}

const all = 'all'

const toCreatorText = (creator: (typeof reminderCreators)[number], firmLabel: string) =>
  creator === 'firm' ? labels.firm(firmLabel) : labels.customer

function Filters({ choice, onChange, firmLabel, result, action }: FiltersProps) {
  const resultText = useRef<HTMLParagraphElement>(null)
  const moreId = useId()
  const daysId = useId()
  const [isOpen, setOpen] = useState(false)
  const set = (change: Partial<ReminderChoice>) => onChange({ ...choice, ...change })
  const text = useDebouncedInput(choice.text, (words) => set({ text: words }))
  const period = useDebouncedPeriod(choice, set)
  return (
    <search aria-label={labels.filters}>
      <div className={css.filters}>
        <div className={css.text}>
          <SearchField
            label={labels.search}
            isLabelHidden={false}
            size="small"
            value={text.text}
            onChange={text.setText}
            onSubmit={text.flush}
          />
        </div>
        <Button
          variant="secondary"
          size="small"
          className={css.toggle}
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={`${moreId} ${daysId}`}
          onPress={() => setOpen(!isOpen)}
        >
          {labels.filtersActive(countFilters(choice))}
        </Button>
        <div id={moreId} className={isOpen ? css.more : css.folded}>
          <Select
            label={labels.type}
            size="small"
            value={choice.type ?? all}
            onChange={(type) => set({ type: type === all ? null : type })}
            options={[
              { value: all, label: labels.allTypes },
              ...reminderTypes.map((type) => ({ value: type, label: toReminderTypeText(type) })),
            ]}
          />
          <Select
            label={labels.creator}
            size="small"
            value={choice.creator ?? all}
            onChange={(creator) => set({ creator: creator === all ? null : creator })}
            options={[
              { value: all, label: labels.allCreators },
              ...reminderCreators.map((creator) => ({
                value: creator,
                label: toCreatorText(creator, firmLabel),
              })),
            ]}
          />
        </div>
      </div>
      <div className={css.line}>
        <div id={daysId} className={isOpen ? css.days : `${css.days} ${css.away}`}>
          <PeriodField startLabel={labels.start} endLabel={labels.end} period={period} />
        </div>
        <div className={resultCss.line}>
          <FilterResult
            text={period.refusal ?? result}
            textRef={resultText}
            isFiltered={isNarrowed(choice) || period.isInvalid}
            clearLabel={labels.clear}
            onClear={() => {
              for (const field of [text, period]) field.clear()
              onChange(emptyChoice)
            }}
          />
        </div>
        <div className={css.end}>{action}</div>
      </div>
    </search>
  )
}
