/** Texts of the cookie choice, where it can be changed. */
export const cookieChoiceLabels = {
  name: 'Sua escolha neste navegador',
  accepted: 'Você aceitou os cookies de análise de uso.',
  refused: 'Você não aceitou os cookies de análise de uso.',
  none: 'Você ainda não escolheu: nenhum cookie de análise de uso é usado.',
  withdraw: 'Retirar o aceite',
  accept: 'Aceitar',
  refuse: 'Não aceitar',
} as const
