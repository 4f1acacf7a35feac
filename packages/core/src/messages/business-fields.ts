/** Texts of the businesses' forms and confirmations. */
export const businessFieldMessages = {
  'businesses.newDemandName': 'Novo negócio',
  'businesses.deleteConfirm': 'Deseja realmente excluir este negócio?',
} as const
