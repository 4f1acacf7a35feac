import { fillMessage, userMessages } from '@tramite/core/messages'
import {
  changesEmail,
  createUserEditSchema,
  evaluateUserOffers,
  getUser,
  type User,
  updateUser,
} from '@tramite/core/users'
import {
  useApp,
  useEditing,
  useFailure,
  useMasks,
  useRecordToEdit,
  useRun,
  useViewer,
} from '@tramite/react'
import { UserDialog } from '@tramite/ui/account/dialogs'
import { LoadingDialog } from '@tramite/ui/LoadingDialog'
import { closeIfGone } from './close-if-gone.ts'
import { useEmailWithdrawal } from './use-email-withdrawal.ts'
import { toReadOnlyFields, toUserChange, toUserValues } from './user-values.ts'

interface EditUserDialogProps {
  id: string
  onClose: () => void
}

/** Edits another user of the customer. */
export default function EditUserDialog({ id, onClose }: EditUserDialogProps) {
  const user = useRecordToEdit(getUser, { id }, onClose)
  if (!user) return <LoadingDialog onClose={onClose} />
  return <LoadedUserDialog user={user} onClose={onClose} />
}

interface LoadedUserDialogProps {
  user: User
  onClose: () => void
}

function LoadedUserDialog({ user, onClose }: LoadedUserDialogProps) {
  const { id } = user
  const { firm, toasts } = useApp().ports
  const { user: viewer, access, conventions } = useViewer()
  const masks = useMasks()
  const stored = toUserValues(user, masks)
  const offers = evaluateUserOffers(viewer, user, firm.usersManagedBy, access)
  const { form, onCancel, ...editing } = useEditing({
    schema: createUserEditSchema(conventions, user),
    operation: getUser,
    input: { id },
    stored,
    readOnly: toReadOnlyFields(offers, user),
    isOpen: true,
    onClose,
    onSave: (values, version) => save.mutate({ id, ...toUserChange(values, offers), version }),
  })
  const save = useRun(updateUser, {
    onDone: (_, { email }) => {
      if (email !== undefined && changesEmail(user, { email })) {
        const title = fillMessage(userMessages['users.emailAsked'], { email: email.trim() })
        toasts.show({ title, tone: 'success' })
      }
      editing.onDone()
    },
    onFailed: closeIfGone(onCancel, editing.onFailed),
  })
  const { withdrawal, command: withdrawing } = useEmailWithdrawal(id)
  const needsPassword = changesEmail(user, form.values)
  return (
    <UserDialog
      isOpen
      user={user}
      withdrawal={withdrawal}
      form={form}
      fields={{
        form,
        masks,
        offers,
        password: needsPassword ? form.text('currentPassword') : undefined,
      }}
      changed={editing.changed}
      isPending={save.isPending}
      failure={useFailure(save, withdrawing)}
      onClose={onCancel}
    />
  )
}
