/** Texts of drafts: input not sent yet. */
export const draftLabels = {
  saved: (when: string) => `Rascunho salvo ${when}`,
  discard: 'Descartar rascunho',
  discarded: 'O rascunho foi descartado.',
  undo: 'Desfazer',
  changedTitle: 'Outra aba tem um rascunho diferente',
  changed: 'O texto daqui não é salvo até você escolher com qual ficar.',
  takeTheirs: 'Usar o da outra aba',
  removedTitle: 'Este rascunho já foi enviado ou descartado',
  removed: 'O texto daqui não é salvo até você escolher o que fazer com ele.',
  clear: 'Limpar',
  keepMine: 'Ficar com este texto',
} as const
