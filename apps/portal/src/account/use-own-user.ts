import {
  createUserEditSchema,
  evaluateUserOffers,
  getLoggedUser,
  updateLoggedUser,
} from '@tramite/core/users'
import {
  type Editing,
  toLoadStatus,
  useApp,
  useEditing,
  useMasks,
  useRead,
  useRun,
  useViewer,
} from '@tramite/react'
import type { UserSectionProps } from '@tramite/ui/account'
import { useEmailWithdrawal } from './use-email-withdrawal.ts'
import { toReadOnlyFields, toUserChange, toUserValues } from './user-values.ts'

/** The signed-in user, read and edited in place. */
export function useOwnUser(): Omit<UserSectionProps, 'onChangePassword'> &
  Pick<Editing<unknown>, 'onLeave'> {
  const { firm } = useApp().ports
  const { user: viewer, access, conventions } = useViewer()
  const query = useRead(getLoggedUser, undefined)
  const user = query.data
  const own = { ...viewer, ...user }
  const masks = useMasks()
  const stored = user && toUserValues(user, masks)
  const offers = evaluateUserOffers(own, own, firm.usersManagedBy, access)
  const editing = useEditing({
    schema: createUserEditSchema(conventions, own),
    operation: getLoggedUser,
    input: undefined,
    stored,
    readOnly: toReadOnlyFields(offers, own),
    onSave: (form, version) => save.mutate({ ...toUserChange(form, offers), version }),
  })
  const save = useRun(updateLoggedUser, editing)
  return {
    user,
    ...toLoadStatus(query),
    form: editing.form,
    masks,
    offers,
    withdrawal: useEmailWithdrawal(viewer.id).withdrawal,
    isEditing: editing.isEditing,
    isPending: save.isPending,
    changed: editing.changed,
    onEdit: editing.onEdit,
    onCancel: editing.onCancel,
    onLeave: editing.onLeave,
  }
}
