import {
  handPrivateDemandsOver,
  type PrivateDemandsLeaver,
  privateDemandsHeirSchema,
} from '@tramite/core/users'
import { useFailure, useForm, useRun, useUserSearch } from '@tramite/react'
import { PrivateHeirDialog as PrivateHeirView } from '@tramite/ui/account/dialogs'
import { closeIfGone } from './close-if-gone.ts'

interface PrivateHeirDialogProps {
  user: PrivateDemandsLeaver
  onClose: () => void
}

/** Names who receives the private demands of a deleted user. */
export default function PrivateHeirDialog({ user, onClose }: PrivateHeirDialogProps) {
  const hand = useRun(handPrivateDemandsOver, {
    onDone: onClose,
    // If the firm has reactivated the user meanwhile, they have their demands again.
    onFailed: closeIfGone(onClose, (error) => form.refuse(error)),
  })
  const form = useForm({
    schema: privateDemandsHeirSchema,
    onSubmit: ({ userId }) => hand.mutate({ id: user.id, userId }),
  })
  const heirs = useUserSearch([user.removedBy.id])
  return (
    <PrivateHeirView
      isOpen
      form={form}
      user={user}
      heirs={heirs}
      isPending={hand.isPending}
      failure={useFailure(hand)}
      onClose={onClose}
    />
  )
}
