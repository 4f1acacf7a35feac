/** What an answer to the firm's question says: they come with its dialog, and not with the page. */
export const demandReplyMessages = {
  'demands.entryDeclined': 'Não tenho',
  'demands.replyTooLong': 'A descrição e as respostas devem ter juntas no máximo 2048 caracteres',
} as const
