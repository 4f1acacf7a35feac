/** Texts of the feedback on a delivered demand. */
export const feedbackMessages = {
  'feedback.sent': 'Muito obrigado pelo seu feedback!',
  'feedback.failed': 'Não foi possível enviar sua avaliação',
  'feedback.ratingRequired': 'Escolha de 1 a 5 estrelas',
  'feedback.descriptionTooLong': 'O comentário deve ter no máximo 512 caracteres',
  'feedback.pending': 'Você possui uma demanda {type} aguardando seu feedback...',
} as const
