/** What forms say of an e-mail, before and behind sign-in. */
export const emailMessages = { 'fields.invalidEmail': 'Email inválido' } as const
