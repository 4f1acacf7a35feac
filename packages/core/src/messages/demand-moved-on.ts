/** What a demand became while a dialog on it was open, and by whom: loaded with the dialog. */
export const demandMovedOnMessages = {
  'demands.movedOn.answered': '{author} já respondeu ao escritório, em {at}.',
  'demands.movedOn.reopened': '{author} reabriu a demanda em {at}.',
  'demands.movedOn.other': '{author} mudou o status da demanda para {status} em {at}.',
  'demands.movedOn.you': 'Você',
  'demands.movedOn.firm': 'O escritório',
  'demands.movedOn.colleague': 'Alguém da sua conta',
} as const
