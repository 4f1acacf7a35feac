/**
 * Why an action on selected demands does not start. In a file of their own, since commands use them
 * without asking the server, so that every program with these commands includes them.
 */
export const demandSelectionMessages = {
  'demands.refused.selectionRequired': 'Você precisa selecionar suas demandas antes',
  'demands.refused.selectionTooLarge': 'Selecione no máximo 100 demandas por vez.',
  'demands.refused.nothingToValidate': 'Nenhuma das demandas selecionadas pode ser validada.',
} as const
