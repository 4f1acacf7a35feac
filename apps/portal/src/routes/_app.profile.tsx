import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { ProfileView } from '@tramite/ui/account'
import { lazy, Suspense, useState } from 'react'
import { profileSearch } from '../account/profile-search.ts'

// Only one section is shown at a time.
const UserTab = lazy(() =>
  import('../account/user-tab.tsx').then((module) => ({ default: module.UserTab })),
)
const CustomerTab = lazy(() =>
  import('../account/customer-tab.tsx').then((module) => ({ default: module.CustomerTab })),
)
const PreferencesTab = lazy(() =>
  import('../account/preferences-tab.tsx').then((module) => ({ default: module.PreferencesTab })),
)
const UsersTab = lazy(() =>
  import('../account/users-tab.tsx').then((module) => ({ default: module.UsersTab })),
)

export const Route = createFileRoute('/_app/profile')({
  validateSearch: profileSearch.validate,
  component: ProfileRoute,
})

function ProfileRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [isReloading, setReloading] = useState(false)
  const { section } = profileSearch.valuesOf(search)
  return (
    <ProfileView
      section={section}
      isBusy={isReloading}
      onSectionChange={(next) => navigate({ search: { section: next }, resetScroll: false })}
    >
      <Suspense>
        {section === 'user' && <UserTab />}
        {section === 'customer' && <CustomerTab />}
        {section === 'preferences' && <PreferencesTab />}
        {section === 'settings' && (
          <UsersTab
            address={search}
            onAddressChange={(next) => navigate(toSearchChange(search, next))}
            onEditOwn={() => navigate({ search: { section: 'user' } })}
            onReload={() => setReloading(true)}
          />
        )}
      </Suspense>
    </ProfileView>
  )
}
