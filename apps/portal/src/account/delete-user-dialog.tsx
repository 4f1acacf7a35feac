import { listDemandsBoth } from '@tramite/core/demands'
import { fillMessage, userMessages } from '@tramite/core/messages'
import {
  createDeleteUserSchema,
  deleteUser,
  listHeirBusinesses,
  reloadAfterRemovalMs,
  type UserSummary,
} from '@tramite/core/users'
import {
  useApp,
  useFailure,
  useForm,
  usePage,
  useRead,
  useRun,
  useUserSearch,
  useViewer,
} from '@tramite/react'
import { DeleteUserDialog as DeleteView } from '@tramite/ui/account/dialogs'
import { useMemo } from 'react'
import { closeIfGone } from './close-if-gone.ts'
import { saveReloadMessage } from './reload-message.ts'

interface DeleteUserDialogProps {
  user: UserSummary
  onClose: () => void
  /** Called when the page is about to be reloaded. */
  onReload: () => void
}

/** Deletes a user, and names the successor. The page is reloaded afterwards and shows the message again. */
export default function DeleteUserDialog({ user, onClose, onReload }: DeleteUserDialogProps) {
  const { id, name } = user
  const { user: viewer, now } = useViewer()
  const remove = useRun(deleteUser, {
    onDone: ({ heir, removed }) => {
      onClose()
      onReload()
      const names = { heir: heir.name, name: removed.name }
      setTimeout(() => {
        saveReloadMessage(fillMessage(userMessages['users.removed'], names), now())
        window.location.reload()
      }, reloadAfterRemovalMs)
    },
    onFailed: closeIfGone(onClose, (error) => form.refuse(error)),
  })
  const form = useForm({
    schema: createDeleteUserSchema(id),
    onSubmit: ({ newResponsibleUserId, privateDemandsUserId }) =>
      remove.mutate({
        id,
        newResponsibleUserId,
        ...(privateDemandsUserId && { privateDemandsUserId }),
      }),
  })
  const { tramite } = useApp()
  // They are handed over in every business.
  const { client } = useMemo(() => tramite.within(null), [tramite])
  const handed = usePage(
    listDemandsBoth,
    { userId: id, private: false, page: 0, limit: 1 },
    { client },
  )
  const heirId = form.field('newResponsibleUserId').value
  const joined = useRead(
    listHeirBusinesses,
    { id, newResponsibleUserId: heirId },
    { isEnabled: heirId !== '' },
  )
  const heirs = useUserSearch([id])
  const privateHeirs = useUserSearch([id, viewer.id])
  return (
    <DeleteView
      isOpen
      form={form}
      name={name}
      email={user.email}
      demandCount={handed.data?.total}
      heirs={heirs}
      joined={joined.data?.businesses.map((business) => business.name)}
      privateHeirs={viewer.customerSuperAdmin ? privateHeirs : undefined}
      isPending={remove.isPending}
      failure={useFailure(remove)}
      onClose={onClose}
    />
  )
}
