/** Texts of the feedback dialog. */
export const feedbackLabels = {
  title: 'Como foi esta entrega?',
  intro: (name: string) => `Sua opinião sobre “${name}” chega direto à equipe.`,
  rating: 'Sua nota',
  /** By number of stars; index 0 is unused. */
  meaning: ['', 'Muito ruim', 'Ruim', 'Regular', 'Bom', 'Muito bom'],
  comment: 'Comentário (opcional)',
  commentHint: 'O que funcionou e o que podemos melhorar.',
  send: 'Enviar',
  sending: 'Enviando',
  close: 'Fechar',
  copyFirst: 'Seu comentário não será enviado. Copie o que quiser guardar antes de fechar.',
  skip: 'Agora não',
} as const
