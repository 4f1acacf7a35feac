import { type Business, dissociateBusinessUser } from '@tramite/core/businesses'
import { useRun } from '@tramite/react'
import { TakeOutDialog as TakeOutView } from '@tramite/ui/businesses/dialogs'

interface TakeOutDialogProps {
  businessId: string
  user: NonNullable<Business['Users']>[number]
  onClose: () => void
}

/** Takes a business away from a user. */
export default function TakeOutDialog({ businessId, user, onClose }: TakeOutDialogProps) {
  const takeOut = useRun(dissociateBusinessUser, { onDone: onClose, onFailed: onClose })
  return (
    <TakeOutView
      isOpen
      user={user}
      isPending={takeOut.isPending}
      onConfirm={() => takeOut.mutate({ businessId, userId: user.id })}
      onClose={onClose}
    />
  )
}
