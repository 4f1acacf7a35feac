/** Words of drafts: what was typed and not sent. */
export const draftLabels = {
  saved: (when: string) => `Rascunho salvo ${when}`,
  restored: (when: string) => `Este é o rascunho que foi salvo ${when}.`,
  discard: 'Descartar rascunho',
  discarded: 'O rascunho foi descartado.',
  undo: 'Desfazer',
  unkept:
    'Este navegador não está guardando o rascunho. Envie antes de sair desta página, ou ele se perde.',
  changedTitle: 'Outra aba tem um rascunho diferente',
  changed: 'O texto daqui não é salvo até você escolher com qual ficar.',
  takeTheirs: 'Usar o da outra aba',
  removedTitle: 'Este rascunho já foi enviado ou descartado',
  removed: 'O texto daqui não é salvo até você escolher o que fazer com ele.',
  clear: 'Limpar',
  keepMine: 'Ficar com este texto',

  signOutTitle: 'Sair do portal',
  signOut: 'Sair',
  stay: 'Continuar aqui',
  unsent: (count: number) =>
    count === 1
      ? 'Você tem um rascunho que não foi enviado. Ao sair, ele é apagado deste aparelho.'
      : `Você tem ${count} rascunhos que não foram enviados. Ao sair, eles são apagados deste aparelho.`,
  keep: 'Guardar rascunhos neste aparelho',
  keepHint:
    'Ficam até 30 dias, ao alcance de quem usa este navegador. Não marque em um aparelho que não é só seu.',
} as const
