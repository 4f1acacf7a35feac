import * as z from 'zod/mini'
import type { Conventions } from '../calendar/index.ts'
import { phoneField } from '../forms/document-fields.ts'
import { EMAIL_MAX, NAME_MAX, OCCUPATION_MAX, PASSWORD_FIELD_MAX } from '../forms/index.ts'
import {
  emailField,
  nullableText,
  requiredChoice,
  requiredText,
  tooLongMessage,
} from '../forms/text-fields.ts'
import type { components } from '../generated/schema.ts'
import { userFieldMessages } from '../messages/user-fields.ts'
import { changesEmail } from './user-changes.rules.ts'

/**
 * The form of a user, the same for a new one, one's own account and another user: name and e-mail
 * required; phone, position and 'Administrador' optional. The phone is accepted masked or bare and
 * returned bare.
 */
export function createUserFormSchema(conventions: Conventions) {
  return z.object({
    name: requiredText('name', NAME_MAX),
    email: emailField(EMAIL_MAX),
    phone: phoneField(conventions),
    occupation: nullableText('occupation', OCCUPATION_MAX),
    customerAdmin: z._default(z.boolean(), false),
  })
}

/**
 * The form of an existing user. Changing the e-mail requires the editor's password, since whoever has the
 * e-mail of an account can recover it. A stored phone that the mask does not accept (a foreign number) is
 * kept as long as it is not changed.
 * @param stored the current user
 */
export function createUserEditSchema(
  conventions: Conventions,
  stored: Pick<components['schemas']['User'], 'email' | 'phone'>,
) {
  return z
    .extend(createUserFormSchema(conventions), {
      phone: phoneField(conventions, stored.phone),
      currentPassword: z._default(
        z
          .string()
          .check(
            z.maxLength(PASSWORD_FIELD_MAX, tooLongMessage('currentPassword', PASSWORD_FIELD_MAX)),
          ),
        '',
      ),
    })
    .check(
      z.refine((user) => user.currentPassword !== '' || !changesEmail(stored, user), {
        path: ['currentPassword'],
        error: userFieldMessages['users.currentPasswordRequired'],
      }),
    )
}

/** The parsed values of a user's form. */
export type UserForm = z.output<ReturnType<typeof createUserFormSchema>>

const password = (field: 'currentPassword' | 'newPassword' | 'newPasswordConfirm') =>
  z
    .string(userFieldMessages[`users.${field}Required`])
    .check(
      z.minLength(1, userFieldMessages[`users.${field}Required`]),
      z.maxLength(PASSWORD_FIELD_MAX, tooLongMessage(field, PASSWORD_FIELD_MAX)),
    )

/**
 * The dialog that changes one's own password. Whether the new one is strong and repeated correctly is
 * checked by the server.
 */
export const changePasswordSchema = z.object({
  currentPassword: password('currentPassword'),
  newPassword: password('newPassword'),
  newPasswordConfirm: password('newPasswordConfirm'),
})

/** The dialog that chooses who gets the private demands of a removed user. */
export const privateDemandsHeirSchema = z.object({ userId: requiredChoice('newResponsibleUserId') })

/**
 * The dialog that removes a user: an heir other than the user has to be chosen.
 * @param userId the user to remove
 */
export function createDeleteUserSchema(userId: string) {
  return z.object({
    newResponsibleUserId: requiredChoice('newResponsibleUserId').check(
      z.refine(
        (newResponsibleUserId) => newResponsibleUserId !== userId,
        userFieldMessages['users.heirIsRemoved'],
      ),
    ),
    /** Who gets the private demands; if empty, they wait until somebody is chosen. */
    privateDemandsUserId: z._default(z.string(), ''),
  })
}
