import type { UserSummary } from '@tramite/core/users'
import { useApp, useViewer } from '@tramite/react'
import { LogoPreviewCard, UsersView } from '@tramite/ui/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import type { ProfileAddress } from './profile-search.ts'
import { takeReloadMessage } from './reload-message.ts'
import { useLogoPreview } from './use-logo-preview.ts'
import { useNewUser } from './use-new-user.ts'
import { useUsers } from './use-users.ts'
import { WaitingDemands } from './waiting-demands.tsx'

const NewUserDialog = lazyDialog(() => import('./new-user-dialog.tsx'))
const EditUserDialog = lazyDialog(() => import('./edit-user-dialog.tsx'))
const DeleteUserDialog = lazyDialog(() => import('./delete-user-dialog.tsx'))

interface UsersTabProps {
  address: ProfileAddress
  onAddressChange: (address: ProfileAddress) => void
  /** Called to edit oneself, which leads to one's own tab. */
  onEditOwn: () => void
  /** Called when the page is about to be reloaded after a user was deleted. */
  onReload: () => void
}

type Opened =
  | { readonly dialog: 'new' }
  | { readonly dialog: 'edit' | 'delete'; readonly user: UserSummary }

/** The tab 'Gerenciar usuários' of the profile. */
export function UsersTab({ address, onAddressChange, onEditOwn, onReload }: UsersTabProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { user: viewer, access, now } = useViewer()
  const { toasts } = useApp().ports
  const showReloadMessage = useEffectEvent(() => {
    const title = takeReloadMessage(now())
    if (title !== null) toasts.show({ title, tone: 'success' })
  })
  useEffect(() => showReloadMessage(), [])
  const view = useUsers(address, onAddressChange)
  const newUser = useNewUser(view.list.items, opened?.dialog === 'new', close)
  const edit = (user: UserSummary) => {
    const offer = view.toOffers(user).edit
    if (offer.allowed && offer.place === 'own') onEditOwn()
    else setOpened({ dialog: 'edit', user })
  }
  return (
    <>
      {viewer.customerSuperAdmin && access.writing.allowed && <WaitingDemands />}
      <UsersView
        {...view}
        onAdd={() => setOpened({ dialog: 'new' })}
        addFailure={newUser.failure}
        onEdit={edit}
        onRemove={(user) => setOpened({ dialog: 'delete', user })}
      />
      <LogoPreviewCard {...useLogoPreview()} />
      {opened?.dialog === 'new' && <NewUserDialog {...newUser.dialog} onLoadFailed={close} />}
      {opened?.dialog === 'edit' && <EditUserDialog id={opened.user.id} onClose={close} />}
      {opened?.dialog === 'delete' && (
        <DeleteUserDialog user={opened.user} onClose={close} onReload={onReload} />
      )}
    </>
  )
}
