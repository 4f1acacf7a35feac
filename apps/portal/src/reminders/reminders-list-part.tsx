import { toLoadStatus, useArchiveRun, useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { type ReminderActions, RemindersList } from '@tramite/ui/reminders'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { usePaper } from '../providers/use-paper.ts'
import { type RemindersAddress, remindersSearch } from './reminders-search.ts'
import { useBulkArchive } from './use-bulk-archive.ts'
import { useReminders } from './use-reminders.ts'

const BulkArchiveDialog = lazyDialog(() => import('./bulk-archive-dialog.tsx'))

interface RemindersListPartProps {
  address: RemindersAddress
  actions: ReminderActions
  onAddressChange: (address: RemindersAddress) => void
}

/** The list of reminders for an address. */
export default function RemindersListPart({
  address,
  actions,
  onAddressChange,
}: RemindersListPartProps) {
  const { firm } = usePorts()
  const { day } = useViewer()
  const archiving = useArchiveRun()
  const { query, chosen, frame, category, sort, isDescending, choice, counts, toOffers } =
    useReminders(address, !archiving.isPending)
  // A business archives for itself alone; the other reminders are those of all businesses.
  const paper = usePaper({ isOfBusiness: category === 'filed' })
  const change = (changes: Parameters<typeof remindersSearch.change>[1]) =>
    onAddressChange(remindersSearch.change(address, changes))
  const { selected, onSelect, bulk, onBulk, done, ...asking } = useBulkArchive(
    chosen,
    category,
    frame,
    archiving,
  )
  return (
    <>
      <RemindersList
        {...toLoadStatus(query)}
        category={category}
        counts={counts}
        toCategoryHref={(next) =>
          remindersSearch.toHref(
            '/tools/reminders',
            remindersSearch.change(address, { category: next }),
          )
        }
        choice={choice}
        onChoiceChange={change}
        table={{
          ...actions,
          rows: chosen,
          frame,
          days: day,
          firmLabel: firm.shortLabel,
          toOffers,
          sort: { column: sort, direction: isDescending ? 'descending' : 'ascending' },
          onSortChange: ({ column, direction }) =>
            onAddressChange(
              remindersSearch.parse({
                ...address,
                sort: column,
                isDescending: direction === 'descending',
              }),
            ),
          selected,
          onSelect,
          isBusy: query.isPlaceholderData,
        }}
        bulk={bulk}
        onBulk={onBulk}
        done={done}
        paper={paper}
      />
      {asking.asked && <BulkArchiveDialog {...asking} />}
    </>
  )
}
