import * as z from 'zod/mini'
import { isObject } from '../forms/is-object.ts'
import { recoveryMessages } from '../messages/recovery.ts'
import { sessionMessages } from '../messages/session.ts'

const email = z
  .string(sessionMessages['session.emailRequired'])
  .check(
    z.trim(),
    z.minLength(1, { error: sessionMessages['session.emailRequired'], abort: true }),
    z.email(sessionMessages['session.invalidEmail']),
  )

/** Composition of a password: 8 characters, an upper-case letter, a lower-case letter, a digit. */
export const strongPassword = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d).{8,}$/su

/** Sign-in: e-mail required and valid, password required. */
export const signInSchema = z.object({
  email,
  password: z
    .string(sessionMessages['session.passwordRequired'])
    .check(z.minLength(1, { error: sessionMessages['session.passwordRequired'] })),
})

/** Recovery: e-mail required and valid. */
export const forgotSchema = z.object({ email })

/** Reset: a strong password, entered twice. */
export const resetPasswordSchema = z
  .object({
    senha: z
      .string(recoveryMessages['session.newPasswordRequired'])
      .check(
        z.minLength(1, { error: recoveryMessages['session.newPasswordRequired'], abort: true }),
        z.regex(strongPassword, recoveryMessages['session.weakPassword']),
      ),
    confirmar: z
      .string(recoveryMessages['session.confirmationRequired'])
      .check(z.minLength(1, { error: recoveryMessages['session.confirmationRequired'] })),
  })
  .check(
    z.refine(({ senha, confirmar }) => confirmar === '' || senha === confirmar, {
      path: ['confirmar'],
      error: recoveryMessages['session.passwordMismatch'],
      when: isObject,
    }),
  )
