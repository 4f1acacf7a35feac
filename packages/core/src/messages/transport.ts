/** Texts of the transport, for failures that have no server message. */
export const transportMessages = {
  'transport.payloadTooLarge': 'Arquivo muito grande!',
  'transport.network': 'Sem conexão. Verifique a internet e tente novamente.',
  'transport.unsent': 'Nada foi enviado agora. Verifique a internet e tente novamente.',
  'transport.timeout': 'O servidor demorou a responder. Tente novamente.',
  'transport.unreadable': 'A resposta do servidor não pôde ser lida. Tente novamente.',
  'transport.unavailable': 'O portal está indisponível no momento. Tente novamente em instantes.',
  'transport.rateLimited': 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  'transport.forbidden': 'Você não tem permissão para esta ação.',
  'transport.notFound': 'Não encontramos o que você procura.',
  'transport.conflict': 'Outra alteração foi feita ao mesmo tempo. Atualize a página.',
  'transport.textMissing': 'Não foi possível carregar esta mensagem. Atualize a página.',
  'transport.unknown': 'Ocorreu um erro na solicitação.',
} as const
