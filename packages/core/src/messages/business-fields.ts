/** Texts of the businesses' forms and confirmations. Specification, part 2 §5, §7. */
export const businessFieldMessages = {
  'businesses.newDemandName': 'Novo negócio',
  'businesses.deleteConfirm': 'Deseja realmente excluir este negócio?',
} as const
