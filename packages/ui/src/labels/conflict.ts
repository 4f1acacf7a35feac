/** An answer whose text was removed. */
export const erasedAnswer = 'resposta apagada'

/** Texts of answers that somebody else gave while the user gave theirs. */
export const conflictLabels = {
  title: 'Outra resposta chegou enquanto você respondia',
  theirs: (question: string, answer: string) =>
    `${question}: ${answer === '' ? erasedAnswer : answer}`,
  keepMine: 'Ficar com a minha',
  takeTheirs: 'Usar a outra resposta',
  /** Nothing is sent while there are two conflicting answers. */
  undecided: 'Nada é salvo até você escolher entre as respostas acima.',
} as const
