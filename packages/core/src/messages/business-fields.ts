/** Texts of the businesses' forms and confirmations. */
export const businessFieldMessages = {
  'businesses.newDemandName': 'Novo negócio',
  'businesses.deleteConfirm': 'Deseja realmente excluir este negócio?',
  'businesses.aboutRequired': 'Conte o que o negócio faz',
  'businesses.aboutTooLong': 'Conte o que o negócio faz em no máximo {max} caracteres',
} as const
