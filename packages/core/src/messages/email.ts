/** E-mail errors of forms, before and after sign-in. */
export const emailMessages = { 'fields.invalidEmail': 'Email inválido' } as const
