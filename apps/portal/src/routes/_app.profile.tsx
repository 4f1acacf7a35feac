import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { ProfileView } from '@tramite/ui/account'
import { CustomerTab } from '../account/customer-tab.tsx'
import { profileSearch } from '../account/profile-search.ts'
import { UserTab } from '../account/user-tab.tsx'
import { UsersTab } from '../account/users-tab.tsx'

export const Route = createFileRoute('/_app/profile')({
  validateSearch: profileSearch.validate,
  component: ProfileRoute,
})

function ProfileRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { section } = profileSearch.valuesOf(search)
  return (
    <ProfileView
      section={section}
      onSectionChange={(next) => navigate({ search: { section: next }, resetScroll: false })}
    >
      {section === 'user' && <UserTab />}
      {section === 'customer' && <CustomerTab />}
      {section === 'settings' && (
        <UsersTab
          address={search}
          onAddressChange={(next) => navigate(toSearchChange(search, next))}
          onEditOwn={() => navigate({ search: { section: 'user' } })}
        />
      )}
    </ProfileView>
  )
}
