import type { FormValues, Masks } from '@tramite/core/forms'
import type { createUserEditSchema, User } from '@tramite/core/users'

type UserValues = FormValues<ReturnType<typeof createUserEditSchema>>

/** A user as the values of their form. */
export const toUserValues = (user: User, masks: Masks): UserValues => ({
  name: user.name,
  email: user.email,
  phone: masks.phone.format(user.phone ?? ''),
  occupation: user.customFields.occupation ?? '',
  customerAdmin: user.customerAdmin,
  currentPassword: '',
})

/** What the form of a user sends: the editor's password only where it is asked for. */
export const toUserChange = <Form extends { readonly currentPassword: string }>({
  currentPassword,
  ...user
}: Form) => ({ ...user, ...(currentPassword && { currentPassword }) })
