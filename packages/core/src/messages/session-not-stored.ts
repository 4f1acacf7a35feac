/** Texts of a session that the browser does not keep. */
export const sessionNotStoredMessages = {
  'session.notStored': 'O seu navegador não deixa o portal guardar a sessão',
  'session.notStoredHint':
    'Você pode usar o portal, mas terá de entrar de novo se recarregar ou fechar esta página. Para continuar dentro dele, permita os dados deste site nas configurações do navegador.',
} as const
