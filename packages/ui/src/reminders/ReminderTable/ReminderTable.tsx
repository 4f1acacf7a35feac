import { type DayFrame, formatDate, formatRelativeDay } from '@tramite/core/calendar'
import {
  type Reminder,
  type ReminderFrame,
  type ReminderOffers,
  toDueState,
  toReminderCreator,
  toReminderTypeText,
} from '@tramite/core/reminders'
import type { ReactNode } from 'react'
import { remindersLabels as labels } from '../../labels/reminders.ts'
import { type DataColumn, type DataSort, DataTable } from '../../primitives/DataTable/DataTable.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { dueInk } from '../category-tone.css.ts'
import { ReminderName } from './ReminderName.tsx'
import * as css from './ReminderTable.css.ts'
import { isFetching, type ReminderActions, toReminderMenu } from './reminder-actions.tsx'

export interface ReminderTableProps extends ReminderActions {
  rows: readonly Reminder[]
  frame: ReminderFrame
  days: DayFrame
  /** The firm's label as an author. */
  firmLabel: string
  toOffers: (reminder: Reminder) => ReminderOffers
  sort: DataSort
  onSortChange: (sort: DataSort) => void
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  empty: ReactNode
  isBusy: boolean
}

/** What a press on the name does: edits the reminder, or else opens its demand. */
function toOpener(
  reminder: Reminder,
  { edit, demand }: ReminderOffers,
  { onEdit, onOpenDemand }: ReminderActions,
): (() => void) | undefined {
  if (edit.allowed) return () => onEdit(reminder)
  return demand.kind === 'create' ? undefined : () => onOpenDemand(demand.demandId)
}

function NameCell({ reminder, table }: { reminder: Reminder; table: ReminderTableProps }) {
  const offers = table.toOffers(reminder)
  return (
    <ReminderName
      reminder={reminder}
      offers={offers}
      frame={table.frame}
      isFetching={isFetching(reminder, table)}
      onOpen={toOpener(reminder, offers, table)}
    />
  )
}

const toColumns = (table: ReminderTableProps): readonly DataColumn<Reminder>[] => [
  {
    id: 'name',
    header: labels.columns.name,
    isRowHeader: true,
    isSortable: true,
    minWidth: 200,
    stackAs: 'title',
    cell: (reminder) => <NameCell reminder={reminder} table={table} />,
  },
  {
    id: 'type',
    header: labels.columns.type,
    isSortable: true,
    minWidth: 120,
    cell: ({ type }) => <span className={css.type}>{toReminderTypeText(type)}</span>,
  },
  {
    id: 'createdBy',
    header: labels.columns.createdBy,
    isSortable: true,
    minWidth: 110,
    cell: (reminder) => toReminderCreator(reminder, { shortLabel: table.firmLabel }),
  },
  {
    id: 'duoDate',
    header: labels.columns.duoDate,
    isSortable: true,
    minWidth: 150,
    stackAs: 'lead',
    cell: (reminder) => (
      <span className={`${css.due} ${dueInk[toDueState(reminder, table.frame.today)]}`}>
        {formatDate(reminder.duoDate)}
        <span className={css.far}>{formatRelativeDay(reminder.duoDate, table.days)}</span>
      </span>
    ),
  },
]

/** The reminders of a category, with the actions on each. */
export function ReminderTable(props: ReminderTableProps) {
  const { rows, toOffers, selected, onSelect, sort, onSortChange, empty, isBusy } = props
  return (
    <>
      <div role="status" className={css.status}>
        <VisuallyHidden>
          {rows
            .filter((reminder) => isFetching(reminder, props))
            .map(({ name }) => labels.downloadingOf(name))
            .join('. ')}
        </VisuallyHidden>
      </div>
      <DataTable
        rows={rows}
        sort={sort}
        onSortChange={onSortChange}
        empty={empty}
        isBusy={isBusy}
        isFramed
        label={labels.title}
        toId={({ id }) => id}
        toName={({ name }) => name}
        columns={toColumns(props)}
        selection={{ selected, onChange: onSelect }}
        toActions={(reminder) => toReminderMenu(reminder, toOffers(reminder), props)}
        actionsHeader={labels.columns.actions}
      />
    </>
  )
}
