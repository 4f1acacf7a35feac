/** Texts of what opens above a page. */
export const overlayLabels = {
  /** After an upgrade an open page no longer finds its code: with a connection only a reload helps. */
  overlayFailed: () =>
    navigator.onLine
      ? 'Não foi possível abrir. O portal pode ter sido atualizado: recarregue a página.'
      : 'Não foi possível abrir. Verifique a conexão e tente novamente.',
  reload: 'Recarregar',
  discardTitle: 'Descartar o que foi preenchido?',
  discardText: 'O que você preencheu nesta janela ainda não foi salvo e será perdido.',
  leaveText: 'O que você preencheu nesta página ainda não foi salvo e será perdido.',
  // The library has a hidden button named 'Descartar', which only closes the question.
  discard: 'Sair sem salvar',
  keepEditing: 'Continuar preenchendo',
  cancel: 'Cancelar',
} as const
