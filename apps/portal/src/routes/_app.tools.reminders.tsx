import { createFileRoute } from '@tanstack/react-router'
import { isFiled } from '@tramite/core/reminders'
import { toCompleteness } from '@tramite/react'
import { toSearchChange } from '@tramite/react/search'
import { RemindersFrame, ViewTabs } from '@tramite/ui/reminders'
import { lazy, Suspense, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { type RemindersAddress, remindersSearch } from '../reminders/reminders-search.ts'
import { useReminderActions } from '../reminders/use-reminder-actions.tsx'
import { useReminders } from '../reminders/use-reminders.ts'

// Only one view is shown at a time.
const RemindersListPart = lazy(() => import('../reminders/reminders-list-part.tsx'))
const AgendaPart = lazy(() => import('../reminders/agenda-part.tsx'))
const SubscribeDialog = lazyDialog(() => import('../reminders/subscribe-dialog.tsx'))

export const Route = createFileRoute('/_app/tools/reminders')({
  validateSearch: remindersSearch.validate,
  component: RemindersRoute,
})

function RemindersRoute() {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const { actions, onCreate, dialog } = useReminderActions()
  const [isSubscribing, setSubscribing] = useState(false)
  const { query, all, frame } = useReminders(address, false)
  const { rest } = toCompleteness(query)
  const active = all.filter((reminder) => !isFiled(reminder, frame))
  const { view } = remindersSearch.valuesOf(address)
  const change = (next: RemindersAddress) => navigate(toSearchChange(address, next))
  // Another month is a history entry, like another page of a list: Back leads to the previous one.
  const turn = (next: RemindersAddress) =>
    navigate({ ...toSearchChange(address, next), replace: false })
  return (
    <RemindersFrame
      onCreate={() => onCreate()}
      onCalendar={() => setSubscribing(true)}
      missing={query.hasNextPage && rest ? rest : undefined}
    >
      <ViewTabs
        selected={view}
        onChange={(next) => change(remindersSearch.change(address, { view: next }))}
      >
        <Suspense>
          {view === 'list' ? (
            <RemindersListPart address={address} actions={actions} onAddressChange={change} />
          ) : (
            <AgendaPart
              address={address}
              span={view}
              onAddressChange={change}
              onTurn={turn}
              onCreate={onCreate}
            />
          )}
        </Suspense>
      </ViewTabs>
      {dialog}
      {isSubscribing && (
        <SubscribeDialog
          onSaveAll={
            active.length > 0 && !query.hasNextPage
              ? () => actions.onSaveToCalendar(active)
              : undefined
          }
          onClose={() => setSubscribing(false)}
        />
      )}
    </RemindersFrame>
  )
}
