/** Texts of an open session. */
export const openSessionMessages = {
  'session.expired':
    'Sua sessão terminou: passou do prazo, foi encerrada em outro lugar ou sua conta mudou. Entre novamente para continuar; se o seu e-mail foi trocado, use o novo.',
} as const
