/**
 * The news about a demand for the firm's and the customer's people, in notifications and e-mails, and about
 * these people: who did what. Not part of `message`: only a server needs them.
 */
export const newsMessages = {
  'news.created': '{author} criou a demanda',
  'news.message': '{author} escreveu uma mensagem',
  'news.document': '{author} enviou um documento',
  'news.documents': '{author} enviou {count} documentos',
  'news.status.OPEN': '{author} deixou a demanda em aberto',
  'news.status.IN_PROGRESS': '{author} colocou a demanda em andamento',
  'news.status.PENDING': '{author} pediu uma resposta',
  'news.status.FINISHED': '{author} entregou a demanda',
  'news.status.answered': '{author} respondeu',
  'news.status.nextStep': 'Chegou a vez desta etapa da jornada',
  'news.status.unblocked': '{author} desbloqueou a demanda',
  'news.status.reopened': '{author} reabriu a demanda',
  'news.status.BLOCKED': '{author} bloqueou a demanda',
  'news.forecast.first': '{author} marcou a previsão de entrega: {date}',
  'news.forecast.moved': '{author} mudou a previsão de entrega para {date}',
  'news.forecast.none': '{author} retirou a previsão de entrega',
  'news.forecast.other': '{title}, e a de mais 1 demanda',
  'news.forecast.others': '{title}, e a de mais {count} demandas',
  'news.prioritized': '{author} priorizou a demanda',
  'news.assignee.given': '{author} passou a demanda para {assignee}',
  'news.assignee.self': '{author} assumiu a demanda',
  'news.assignee.taken': '{author} deixou a demanda sem responsável',
  'news.markFiled': '{author} informou que a marca foi protocolada no INPI',
  'news.markStatus': 'Andamento da marca no INPI: {status}',
  'news.markStatus.on': 'Andamento da marca no INPI: {status}, em {date}',
  'news.overdue': 'A previsão de entrega era {date} e passou',
  'news.userRemoved':
    '{by} removeu {name}. {heir} agora responde pelas demandas, menos as sigilosas.',
  'news.userRemovedIdle': '{by} removeu {name}. {heir} fica com o que estava em nome dessa pessoa.',
  'news.heirSelf': 'Você',
  'news.privateAccess': '{by} incluiu você em uma demanda sigilosa',
  'news.privateNumber': 'Demanda Nº {number}',
  'news.unknownAuthor': 'Alguém',
} as const
