/** Texts of a session that is open: the devices that are signed in, and its end. */
export const openSessionMessages = {
  'session.device': '{browser} no {system}',
  'session.someBrowser': 'Navegador',
  'session.deviceUnknown': 'Dispositivo não identificado',
  'session.listFailed': 'Não foi possível carregar os dispositivos.',
  'session.ended': 'O dispositivo saiu da sua conta.',
  'session.othersEnded': 'Você saiu dos outros dispositivos.',
  'session.endFailed': 'Não foi possível sair. Tente novamente.',
  'session.expired': 'Sua sessão terminou. Entre novamente para continuar.',
} as const
