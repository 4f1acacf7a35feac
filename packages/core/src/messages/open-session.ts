/** Texts of an open session. */
export const openSessionMessages = {
  'session.expired': 'Sua sessão terminou. Entre novamente para continuar.',
} as const
