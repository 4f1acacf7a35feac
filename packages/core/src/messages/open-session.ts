/** Texts of a session that is open. */
export const openSessionMessages = {
  'session.expired': 'Sua sessão terminou. Entre novamente para continuar.',
} as const
