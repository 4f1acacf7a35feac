import { type DayFrame, formatDate, formatRelativeDay } from '@tramite/core/calendar'
import type { SafeLink } from '@tramite/core/links'
import {
  type Reminder,
  type ReminderFrame,
  type ReminderOffers,
  toCategoryEntry,
  toDueState,
  toReminderCreator,
  toReminderTypeText,
} from '@tramite/core/reminders'
import {
  Archive,
  ArchiveRestore,
  Briefcase,
  CalendarPlus,
  Download,
  ExternalLink,
  MessageSquarePlus,
  Pencil,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { agendaLabels, remindersLabels as labels } from '../../labels/reminders.ts'
import { type DataColumn, type DataSort, DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { MenuAction } from '../../primitives/Menu/Menu.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryInk, dueInk } from '../category-tone.css.ts'
import * as css from './ReminderTable.css.ts'

/** The actions on a single reminder. */
export interface ReminderActions {
  readonly onEdit: (reminder: Reminder) => void
  readonly onRaise: (reminder: Reminder) => void
  readonly onOpenDemand: (demandId: string) => void
  readonly onDownload: (reminder: Reminder) => void
  /** Ids of the files that are being fetched. */
  readonly downloading: ReadonlySet<string>
  readonly onSaveToCalendar: (reminders: readonly Reminder[]) => void
  readonly onOpenLink: (link: SafeLink) => void
  readonly onArchive: (reminder: Reminder, action: ReminderOffers['archive']) => void
}

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

/** The reminders of a category, with the actions on each. */
export function ReminderTable({
  frame,
  days,
  firmLabel,
  toOffers,
  selected,
  onSelect,
  onEdit,
  onRaise,
  onOpenDemand,
  onDownload,
  downloading,
  onSaveToCalendar,
  onOpenLink,
  onArchive,
  ...table
}: ReminderTableProps) {
  const isFetching = ({ files }: Reminder) => files.some(({ id }) => downloading.has(id))
  /** What a press on the name does: what can be changed is opened, or else its demand. */
  const toOpen = (reminder: Reminder) => {
    const { edit, demand } = toOffers(reminder)
    if (edit.allowed) return () => onEdit(reminder)
    return demand.kind === 'create' ? undefined : () => onOpenDemand(demand.demandId)
  }
  const columns: readonly DataColumn<Reminder>[] = [
    {
      id: 'name',
      header: labels.columns.name,
      isRowHeader: true,
      isSortable: true,
      minWidth: 200,
      stackAs: 'title',
      cell: (reminder) => (
        <Name
          reminder={reminder}
          offers={toOffers(reminder)}
          frame={frame}
          isFetching={isFetching(reminder)}
          onOpen={toOpen(reminder)}
        />
      ),
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
      cell: (reminder) => toReminderCreator(reminder, { shortLabel: firmLabel }),
    },
    {
      id: 'duoDate',
      header: labels.columns.duoDate,
      isSortable: true,
      minWidth: 150,
      stackAs: 'lead',
      cell: (reminder) => (
        <span className={`${css.due} ${dueInk[toDueState(reminder, frame.today)]}`}>
          {formatDate(reminder.duoDate)}
          <span className={css.far}>{formatRelativeDay(reminder.duoDate, days)}</span>
        </span>
      ),
    },
  ]
  const toActions = (reminder: Reminder): MenuAction[] => {
    const { edit, demand, archive, download, link } = toOffers(reminder)
    const actions: MenuAction[] = []
    if (demand.kind === 'create') {
      actions.push({
        id: 'raise',
        label: labels.raise,
        icon: <MessageSquarePlus />,
        onAction: () => onRaise(reminder),
      })
    } else {
      const { demandId } = demand
      actions.push({
        id: 'demand',
        label: labels.openDemand,
        icon: <Briefcase />,
        onAction: () => onOpenDemand(demandId),
      })
    }
    actions.push({
      id: 'download',
      label: isFetching(reminder) ? labels.downloading : labels.download,
      icon: <Download />,
      isDisabled: !download.allowed || isFetching(reminder),
      onAction: () => onDownload(reminder),
    })
    if (link.allowed) {
      actions.push({
        id: 'link',
        label: labels.openLink,
        icon: <ExternalLink />,
        onAction: () => onOpenLink(link),
      })
    }
    actions.push({
      id: 'calendar',
      label: agendaLabels.calendarFile,
      icon: <CalendarPlus />,
      onAction: () => onSaveToCalendar([reminder]),
    })
    if (edit.allowed) {
      actions.push({
        id: 'edit',
        label: labels.edit,
        icon: <Pencil />,
        onAction: () => onEdit(reminder),
      })
    }
    actions.push({
      id: 'archive',
      label: labels[archive],
      icon: archive === 'file' ? <Archive /> : <ArchiveRestore />,
      onAction: () => onArchive(reminder, archive),
    })
    return actions
  }
  return (
    <>
      <div role="status" className={css.status}>
        <VisuallyHidden>
          {table.rows
            .filter(isFetching)
            .map(({ name }) => labels.downloadingOf(name))
            .join('. ')}
        </VisuallyHidden>
      </div>
      <DataTable
        {...table}
        isFramed
        label={labels.title}
        toId={({ id }) => id}
        toName={({ name }) => name}
        columns={columns}
        selection={{ selected, onChange: onSelect }}
        toActions={toActions}
        actionsHeader={labels.columns.actions}
      />
    </>
  )
}

interface NameProps {
  reminder: Reminder
  offers: ReminderOffers
  frame: ReminderFrame
  isFetching: boolean
  onOpen: (() => void) | undefined
}

function NameText({ reminder, offers: { link }, onOpen }: NameProps) {
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

function Name(props: NameProps) {
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
