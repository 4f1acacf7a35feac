/** Texts of an open session. */
export const openSessionMessages = {
  'session.expired':
    'Sua sessão terminou: passou do prazo ou foi encerrada em outro lugar. Entre novamente para continuar.',
} as const
