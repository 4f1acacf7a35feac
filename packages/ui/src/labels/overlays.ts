/** Words of what opens above a page. */
export const overlayLabels = {
  overlayFailed: 'Não foi possível abrir.',
  discardTitle: 'Descartar o que foi preenchido?',
  discardText: 'O que você preencheu nesta janela ainda não foi salvo e será perdido.',
  discard: 'Descartar',
  keepEditing: 'Continuar preenchendo',
  cancel: 'Cancelar',
} as const
