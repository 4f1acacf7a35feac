import type { ReactNode } from 'react'
import { agendaLabels as labels } from '../labels/reminders.ts'
import { Tabs } from '../primitives/Tabs/Tabs.tsx'

/** The views of the reminders. */
export type RemindersViewName = keyof typeof labels.view

const tabs = (['list', 'month', 'week', 'agenda'] as const).map((id) => ({
  id,
  label: labels.view[id],
}))

/** Switches between the list and the days. */
export function ViewTabs({
  selected,
  onChange,
  children,
}: {
  selected: RemindersViewName
  onChange: (view: RemindersViewName) => void
  children: ReactNode
}) {
  return (
    <Tabs label={labels.views} tabs={tabs} selected={selected} onChange={onChange}>
      {children}
    </Tabs>
  )
}
