import { dissociateBusinessUser } from '@tramite/core/businesses'
import { useRun } from '@tramite/react'
import { TakeOutDialog as TakeOutView } from '@tramite/ui/businesses/dialogs'

interface TakeOutDialogProps {
  businessId: string
  user: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Takes a business away from a user. */
export default function TakeOutDialog({ businessId, user, onClose }: TakeOutDialogProps) {
  const takeOut = useRun(dissociateBusinessUser, { onDone: onClose, onFailed: onClose })
  return (
    <TakeOutView
      isOpen
      name={user.name}
      isPending={takeOut.isPending}
      onConfirm={() => takeOut.mutate({ businessId, userId: user.id })}
      onClose={onClose}
    />
  )
}
