import { evaluateNewUserOffers } from '@tramite/core/users'
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
  return (
    <UserDialog
      isOpen
      form={form}
      fields={{ form, masks, offers: evaluateNewUserOffers(viewer) }}
      isPending={isPending}
      onClose={onClose}
    />
  )
}
