/** Words of the answer about cookies, where it can be changed. */
export const cookieChoiceLabels = {
  name: 'Sua escolha neste navegador',
  accepted: 'Você aceitou os cookies de análise e publicidade.',
  refused: 'Você não aceitou os cookies de análise e publicidade.',
  none: 'Você ainda não escolheu: nenhum cookie de análise ou publicidade é usado.',
  withdraw: 'Retirar o aceite',
  accept: 'Aceitar',
  refuse: 'Não aceitar',
} as const
