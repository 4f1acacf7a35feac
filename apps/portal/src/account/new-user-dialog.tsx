import { evaluateNewUserOffers } from '@tramite/core/users'
import { useBusinesses } from '@tramite/react'
import { UserDialog } from '@tramite/ui/account/dialogs'
import type { useNewUser } from './use-new-user.ts'

/** Adds a user to the customer. */
export default function NewUserDialog({
  viewer,
  form,
  masks,
  isPending,
  onClose,
}: ReturnType<typeof useNewUser>['dialog']) {
  const { all, active } = useBusinesses()
  const mayGiveOthers = viewer.customerSuperAdmin
  return (
    <UserDialog
      isOpen
      form={form}
      fields={{ form, masks, offers: evaluateNewUserOffers(viewer) }}
      business={all.length > 1 && active ? { name: active.name, mayGiveOthers } : undefined}
      isPending={isPending}
      onClose={onClose}
    />
  )
}
