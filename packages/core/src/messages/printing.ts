/** Texts about what is printed in a document. */
export const printingMessages = {
  'printing.letter': 'O PDF não consegue mostrar {letters}: no lugar sairá um quadrado vazio.',
  'printing.letters':
    'O PDF não consegue mostrar {letters}: no lugar de cada um sairá um quadrado vazio.',
  'printing.more': '{letters} e mais {count}',
} as const
