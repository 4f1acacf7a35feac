import type { ReactNode } from 'react'
import { profileLabels as labels } from '../../labels/profile.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'

/** A section of the profile, as named in the address. */
export type ProfileSection = keyof typeof labels.tabs

export interface ProfileViewProps {
  /** Null if missing or unknown: no section is shown, and the user is asked to choose one. */
  section: ProfileSection | null
  onSectionChange: (section: ProfileSection) => void
  /** The content is about to be reloaded. */
  isBusy?: boolean
  children: ReactNode
}

const tabs = (['user', 'customer', 'preferences', 'settings'] as const).map((id) => ({
  id,
  label: labels.tabs[id],
}))

/** The user's own data, the customer's data and its users. */
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
