import type { User } from '@tramite/core/users'
import { newUserLabels } from '../../labels/new-user.ts'
import { usersLabels as labels } from '../../labels/users.ts'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { ChangedFields } from '../../primitives/Section/ChangedFields.tsx'
import { type EmailWithdrawal, PendingEmail } from '../PendingEmail/PendingEmail.tsx'
import { UserFields, type UserFieldsProps } from '../UserFields/UserFields.tsx'
import { toChangeableFacts } from '../UserFields/user-facts.ts'

export interface UserDialogProps
  extends Pick<FormDialogProps, 'isOpen' | 'isPending' | 'failure' | 'onClose' | 'form'> {
  fields: UserFieldsProps
  /** Where a new user begins, of several businesses, and whether the reader gives access to the others. */
  business?: { readonly name: string; readonly mayGiveOthers: boolean } | undefined
  /** The user being edited; absent for a new user. */
  user?: User
  /** Of the user being edited. */
  withdrawal?: EmailWithdrawal
  /** Fields that somebody else changed meanwhile. */
  changed?: readonly string[]
}

/** Adds a user, or edits an existing one. */
export function UserDialog({
  fields,
  business,
  user,
  withdrawal,
  changed = [],
  ...dialog
}: UserDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={user ? labels.editTitle(user.name) : labels.addTitle}
      submitText={user ? labels.save : labels.add}
      pendingText={user ? labels.saving : labels.adding}
      notice={
        user && <ChangedFields changed={changed} items={toChangeableFacts(user, fields.masks)} />
      }
    >
      {user && withdrawal && <PendingEmail user={user} {...withdrawal} />}
      {!user && <Text isMuted>{labels.addHint}</Text>}
      {!user && business && (
        <Text isMuted>{newUserLabels.joins(business.name, business.mayGiveOthers)}</Text>
      )}
      <UserFields {...fields} />
    </FormDialog>
  )
}
