/**
 * Why an action on selected demands does not start. In a file of their own: the commands say them
 * without asking the server, and so every program with the demands' commands carries them.
 */
export const demandSelectionMessages = {
  'demands.refused.selectionRequired': 'Você precisa selecionar suas demandas antes',
  'demands.refused.selectionTooLarge': 'Selecione no máximo 100 demandas por vez.',
  'demands.refused.nothingToValidate': 'Nenhuma das demandas selecionadas pode ser validada.',
} as const
