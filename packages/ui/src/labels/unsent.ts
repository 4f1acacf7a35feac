/** Texts of what can be done with an unsent text where it cannot be sent. */
export const unsentLabels = {
  copy: 'Copiar texto',
  copied: 'Texto copiado',
  notCopied: 'Não foi possível copiar. Selecione o texto e copie.',
  discard: 'Descartar',
} as const
