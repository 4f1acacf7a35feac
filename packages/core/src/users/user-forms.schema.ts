import * as z from 'zod/mini'
import type { Conventions } from '../calendar/conventions.ts'
import { phoneField } from '../forms/document-fields.ts'
import { EMAIL_MAX, NAME_MAX, OCCUPATION_MAX, PASSWORD_FIELD_MAX } from '../forms/field-limits.ts'
import {
  emailField,
  nullableText,
  requiredChoice,
  requiredText,
  tooLongMessage,
} from '../forms/text-fields.ts'
import type { components } from '../generated/schema.ts'
import { userFieldMessages } from '../messages/user-fields.ts'
import { changesEmail } from './user-management.rules.ts'

/**
 * The form of a user, for a new one, the own account and another one alike: name and e-mail
 * required; phone, position and 'Administrador' optional. Phone is taken masked or bare and comes
 * out bare.
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
 * The form of a user who exists already: another e-mail needs the password of who changes it, since
 * whoever has the e-mail of an account can recover it. A phone that the form does not know, as one of
 * another country, may stay.
 * @param stored the user as they stand
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

/** What the form of a user gives. */
export type UserForm = z.output<ReturnType<typeof createUserFormSchema>>

const password = (field: 'currentPassword' | 'newPassword' | 'newPasswordConfirm') =>
  z
    .string(userFieldMessages[`users.${field}Required`])
    .check(
      z.minLength(1, userFieldMessages[`users.${field}Required`]),
      z.maxLength(PASSWORD_FIELD_MAX, tooLongMessage(field, PASSWORD_FIELD_MAX)),
    )

/**
 * The dialog that changes the own password. Whether the new one is strong and repeated alike is for
 * the server to say.
 */
export const changePasswordSchema = z.object({
  currentPassword: password('currentPassword'),
  newPassword: password('newPassword'),
  newPasswordConfirm: password('newPasswordConfirm'),
})

/** The dialog that names who gets the private demands of a removed user. */
export const privateDemandsHeirSchema = z.object({ userId: requiredChoice('heirId') })

/**
 * The dialog that removes a user: an heir has to be chosen, and not the user.
 * @param userId who is removed
 */
export function createDeleteUserSchema(userId: string) {
  return z.object({
    heirId: requiredChoice('heirId').check(
      z.refine((heirId) => heirId !== userId, userFieldMessages['users.heirIsRemoved']),
    ),
    /** Who gets the private demands; empty leaves them waiting. */
    privateHeirId: z._default(z.string(), ''),
  })
}
