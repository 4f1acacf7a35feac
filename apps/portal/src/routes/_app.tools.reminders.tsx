import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { RemindersFrame } from '@tramite/ui/reminders'
import { RemindersListPart } from '../reminders/reminders-list-part.tsx'
import { remindersSearch } from '../reminders/reminders-search.ts'
import { useReminderActions } from '../reminders/use-reminder-actions.tsx'

export const Route = createFileRoute('/_app/tools/reminders')({
  validateSearch: remindersSearch.validate,
  component: RemindersRoute,
})

function RemindersRoute() {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const { actions, onCreate, dialog } = useReminderActions()
  return (
    <RemindersFrame onCreate={() => onCreate()}>
      <RemindersListPart
        address={address}
        actions={actions}
        onAddressChange={(next) => navigate(toSearchChange(address, next))}
      />
      {dialog}
    </RemindersFrame>
  )
}
