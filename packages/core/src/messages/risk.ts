/** What the rows of the table of sectors say: every program that reads the table carries them. */
export const riskTableMessages = {
  'risk.status.pending': 'Pendente',
  'risk.status.done': 'Concluído',
  'risk.action.answer': 'Responder',
  'risk.action.details': 'Detalhes',
  'risk.noResult': '-',
} as const

/** Texts of the internal risk analysis. Those of the spreadsheet are not from the specification. */
export const riskMessages = {
  'risk.notSent': 'A análise não foi enviada',
  'risk.answerFailed': 'Erro ao salvar resposta!',
  'risk.noDemand':
    'Não existe demanda de Pré Reunião Análise Interna de Risco, entre em contato com o suporte.',
  'risk.pending': 'Estamos analisando a sua última solicitação, aguarde o retorno.',
  'risk.incomplete': 'Conclua todos os eventos de risco antes de enviar a análise.',
  'risk.notStarted': 'Este Negócio não iniciou uma Análise de Risco!',
  'risk.hidden': 'Esta Análise de Risco é de quem vê a demanda dela.',
  'risk.sent': 'Dados enviados com sucesso!',
  'risk.sentAgain': 'Dados enviados com sucesso! Aguarde retorno',

  'risk.sheet.name': 'Análise de risco',
  'risk.sheet.sector': 'Evento de risco',
  'risk.sheet.question': 'Pergunta',
  'risk.sheet.answer': 'Resposta',
  'risk.sheet.date': 'Data',
  'risk.sheet.level': 'Nível de risco',
} as const

/** What the program writes into the conversation of the analysis: every program that sends one carries it. */
export const riskItemMessages = {
  'risk.item': 'Análise interna de risco respondida. A planilha está anexada.',
} as const
