/** Texts of the dialogs of the data mapping that ask before something is done. */
export const mappingDialogLabels = {
  cancel: 'Cancelar',
  starting: 'Solicitando',
  sending: 'Enviando',
  redoing: 'Reabrindo',
  deleting: 'Excluindo',
  leftBefore: 'O mapeamento não foi enviado: há respostas de ',
  leftAfter: ' que ainda não foram salvas. Abra a atividade para conferi-las, ou tente de novo.',
} as const
