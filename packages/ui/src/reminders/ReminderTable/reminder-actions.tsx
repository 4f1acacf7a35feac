import type { SafeLink } from '@tramite/core/links'
import type { Reminder, ReminderOffers } from '@tramite/core/reminders'
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
import { agendaLabels, remindersLabels as labels } from '../../labels/reminders.ts'
import type { MenuAction } from '../../primitives/Menu/Menu.tsx'

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

/** Whether a file of the reminder is being fetched. */
export const isFetching = (
  { files }: Reminder,
  { downloading }: Pick<ReminderActions, 'downloading'>,
): boolean => files.some(({ id }) => downloading.has(id))

function toDemandAction(
  reminder: Reminder,
  demand: ReminderOffers['demand'],
  { onRaise, onOpenDemand }: ReminderActions,
): MenuAction {
  if (demand.kind === 'create') {
    return {
      id: 'raise',
      label: labels.raise,
      icon: <MessageSquarePlus />,
      onAction: () => onRaise(reminder),
    }
  }
  const { demandId } = demand
  return {
    id: 'demand',
    label: labels.openDemand,
    icon: <Briefcase />,
    onAction: () => onOpenDemand(demandId),
  }
}

/** The menu of a reminder: what may be done with it, by its offers. */
export function toReminderMenu(
  reminder: Reminder,
  { edit, demand, archive, download, link }: ReminderOffers,
  actions: ReminderActions,
): MenuAction[] {
  const isLoading = isFetching(reminder, actions)
  const menu: MenuAction[] = [
    toDemandAction(reminder, demand, actions),
    {
      id: 'download',
      label: isLoading ? labels.downloading : labels.download,
      icon: <Download />,
      isDisabled: !download.allowed || isLoading,
      onAction: () => actions.onDownload(reminder),
    },
  ]
  if (link.allowed) {
    menu.push({
      id: 'link',
      label: labels.openLink,
      icon: <ExternalLink />,
      onAction: () => actions.onOpenLink(link),
    })
  }
  menu.push({
    id: 'calendar',
    label: agendaLabels.calendarFile,
    icon: <CalendarPlus />,
    onAction: () => actions.onSaveToCalendar([reminder]),
  })
  if (edit.allowed) {
    menu.push({
      id: 'edit',
      label: labels.edit,
      icon: <Pencil />,
      onAction: () => actions.onEdit(reminder),
    })
  }
  menu.push({
    id: 'archive',
    label: labels[archive],
    icon: archive === 'file' ? <Archive /> : <ArchiveRestore />,
    onAction: () => actions.onArchive(reminder, archive),
  })
  return menu
}
