/** Texts of the reply to the firm's question: loaded with its dialog, not with the page. */
export const demandReplyMessages = {
  'demands.entryDeclined': 'Não tenho',
  'demands.replyTooLong': 'A descrição e as respostas devem ter juntas no máximo 2048 caracteres',
  'demands.replyTooLongInAll':
    'Com os itens pedidos e os nomes dos arquivos, a resposta passa de 10.000 caracteres. Envie uma parte pela conversa.',
} as const
