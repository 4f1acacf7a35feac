/** Texts of a write whose answer was lost: it may have been carried out. */
export const unansweredMessages = {
  'unanswered.title': 'Não sabemos se deu certo',
  'unanswered.hint':
    'A resposta não chegou, e isso pode ter sido feito. Verifique a internet e veja se já está feito; se não, tente de novo sem mudar nada: assim nada fica em dobro.',
} as const
