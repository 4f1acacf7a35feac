/** Texts of the demand forms' fields. */
export const demandFieldMessages = {
  'demands.nameRequired': 'O campo Nome é obrigatório',
  'demands.descriptionRequired': 'O campo Descrição é obrigatório',
  'demands.nameTooLong': 'Nome deve ter no máximo 255 caracteres',
  'demands.descriptionTooLong': 'Descrição deve ter no máximo 2048 caracteres',
  'demands.renameRequired': 'Sua demanda precisa de um nome!',
  'demands.messageRequired': 'Por favor, incluir descrição.',
  'demands.messageTooLong': 'A mensagem deve ter no máximo 2048 caracteres',
  'demands.messageWaits': 'Esta mensagem espera a anterior, que ainda não chegou.',
  'demands.messageUnconfirmed':
    'A resposta não chegou, e a mensagem pode já estar lá. Ela pode ser enviada de novo sem ficar em dobro.',
  'demands.statusDescriptionRequired': 'Descrição é obrigatório',
} as const
