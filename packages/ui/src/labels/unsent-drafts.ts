/** What signing out discards: used in its dialog, and when the dialog cannot be loaded. */
export const unsentDrafts = (count: number): string =>
  count === 1
    ? 'Você tem um rascunho que não foi enviado. Ao sair, ele é apagado deste dispositivo.'
    : `Você tem ${count} rascunhos que não foram enviados. Ao sair, eles são apagados deste dispositivo.`
