import { emailMessages } from './email.ts'

/** Texts of sign-in, and of the fields shared with recovery. */
export const sessionMessages = {
  'session.loading': 'Carregando...',
  'session.invalidCredentials': 'Email e/ou senha inválidos',
  'session.signInFailed': 'Falha ao realizar login',
  'session.invalidEmail': emailMessages['fields.invalidEmail'],
  'session.emailRequired': 'E-mail é obrigatório',
  'session.passwordRequired': 'Senha é obrigatório',
} as const
