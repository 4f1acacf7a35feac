import type { ReactNode } from 'react'
import { profileLabels as labels } from '../../labels/profile.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'

/** A section of the profile, as the address names it. */
export type ProfileSection = keyof typeof labels.tabs

export interface ProfileViewProps {
  /** Null, as for an unknown one: no section is shown, and the user is asked for one. */
  section: ProfileSection | null
  onSectionChange: (section: ProfileSection) => void
  /** What is shown is about to be loaded again. */
  isBusy?: boolean
  children: ReactNode
}

const tabs = (['user', 'customer', 'preferences', 'settings'] as const).map((id) => ({
  id,
  label: labels.tabs[id],
}))

/** The own user, the customer's data and its users. */
export function ProfileView({
  section,
  onSectionChange,
  isBusy = false,
  children,
}: ProfileViewProps) {
  return (
    <PageFrame title={labels.title} isBusy={isBusy}>
      <Tabs label={labels.sections} tabs={tabs} selected={section} onChange={onSectionChange}>
        <Stack gap={4}>{children}</Stack>
      </Tabs>
      {section === null && <EmptyState title={labels.noSection} text={labels.chooseSection} />}
    </PageFrame>
  )
}
