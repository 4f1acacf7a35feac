import type { FormValues, Masks } from '@tramite/core/forms'
import {
  changesEmail,
  type createUserEditSchema,
  type User,
  type UserOffers,
} from '@tramite/core/users'

export type UserValues = FormValues<ReturnType<typeof createUserEditSchema>>
type FieldOffers = Pick<UserOffers, 'changeEmail' | 'grantAdmin'>

/** A user as the values of their form. */
export const toUserValues = (user: User, masks: Masks): UserValues => ({
  name: user.name,
  email: user.email,
  phone: masks.phone.format(user.phone ?? ''),
  occupation: user.customFields.occupation ?? '',
  customerAdmin: user.customerAdmin,
  currentPassword: '',
})

/**
 * The fields of a user's form that may not be changed; the password is asked for with another e-mail alone.
 * @param user as stored
 */
export const toReadOnlyFields =
  ({ changeEmail, grantAdmin }: FieldOffers, user: Pick<User, 'email'>) =>
  (values: UserValues): readonly (keyof UserValues)[] => [
    ...(changeEmail.allowed ? [] : (['email'] as const)),
    ...(changeEmail.allowed && changesEmail(user, values) ? [] : (['currentPassword'] as const)),
    ...(grantAdmin.allowed ? [] : (['customerAdmin'] as const)),
  ]

/** What the form of a user sends: only what may be changed, and the editor's password where it is asked for. */
export const toUserChange = <
  Form extends Pick<UserValues, 'email' | 'customerAdmin' | 'currentPassword'>,
>(
  { currentPassword, email, customerAdmin, ...user }: Form,
  { changeEmail, grantAdmin }: FieldOffers,
) => ({
  ...user,
  ...(changeEmail.allowed && { email }),
  ...(grantAdmin.allowed && { customerAdmin }),
  ...(currentPassword && { currentPassword }),
})
