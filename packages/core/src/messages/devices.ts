/** Texts of the signed-in devices. */
export const deviceMessages = {
  'session.device': '{browser} no {system}',
  'session.someBrowser': 'Navegador',
  'session.deviceUnknown': 'Dispositivo não identificado',
  'session.listFailed': 'Não foi possível carregar os dispositivos.',
  'session.ended': 'O dispositivo saiu da sua conta.',
  'session.othersEnded': 'Você saiu dos outros dispositivos.',
  'session.endFailed': 'Não foi possível sair. Tente novamente.',
} as const
