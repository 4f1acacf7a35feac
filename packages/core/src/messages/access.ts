/** Texts of the access decision and its notices. */
export const accessMessages = {
  'access.creationBlocked':
    'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente 😉',
  'access.marksBlocked':
    'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente',
  'access.page.notAdmin': 'Só administradores abrem esta página.',
  'access.page.notSuperAdmin': 'Só o administrador principal abre esta página.',
  'access.toolDenied': 'Você não tem acesso a essa ferramenta',
  'access.notice.overdue.title': 'Acesso bloqueado por falta de pagamento',
  'access.notice.overdue.admin':
    'Há um pagamento em atraso há mais de dois dias úteis. Efetue o pagamento para voltar a usar o portal.',
  'access.notice.overdue.user':
    'Há um pagamento em atraso há mais de dois dias úteis. Peça ao administrador da sua conta para regularizar o pagamento.',
  'access.notice.overdue.proof':
    'Recebemos um comprovante em {on}. O acesso volta quando o escritório confirmar o pagamento.',
  'access.notice.suspended.title': 'Contrato suspenso',
  'access.notice.suspended.text':
    'O seu contrato está suspenso, e esta funcionalidade fica indisponível até a reativação.',
  'access.notice.ended.title': 'Contrato encerrado',
  'access.notice.ended.text':
    'O seu contrato foi encerrado. Por enquanto você pode ler as demandas e baixar documentos.',
  'access.notice.specificDemand.title': 'Funcionalidade não incluída',
  'access.notice.specificDemand.text':
    'Seu contrato atende demandas específicas, e esta funcionalidade não faz parte dele. Para contratar uma nova demanda, fale com o escritório.',
  'access.notice.toolNotContracted.title': 'Você não tem acesso a essa ferramenta',
  'access.notice.toolNotContracted.text':
    'Esta ferramenta não faz parte do serviço contratado. Fale conosco para conhecê-la.',
  'access.notice.contact': 'Em caso de dúvida, escreva para {email}.',
  'access.line.ended': 'Contrato encerrado',
  'access.line.ended.until':
    'Até {until} você pode ler as demandas e baixar documentos. Demandas e ferramentas não podem mais ser alteradas.',
  'access.line.over': 'O acesso ao portal terminou.',
  'access.line.over.on': 'O acesso ao portal terminou em {on}.',
  'access.line.suspended': 'Contrato suspenso',
  'access.line.since': '{title} desde {since}',
  'access.line.suspended.text': 'Os prazos ficam parados até a reativação.',
  'access.line.overdue': 'Pagamento em atraso',
  'access.line.overdue.closed': 'O acesso está limitado, e os prazos ficam parados até {until}.',
  'access.line.overdue.proof': 'Recebemos um comprovante em {on}: não é preciso pagar de novo.',
  'access.line.overdue.paid': 'o pagamento',
  'access.line.overdue.confirmed': 'o escritório confirmar o pagamento',
  'access.line.overdue.grace': 'O acesso fica limitado a partir de {closesOn}.',
  'access.line.overdue.grace.proof':
    'Sem a confirmação do escritório, o acesso fica limitado a partir de {closesOn}.',
  'access.line.overdue.creation': 'Novas demandas esperam {until}.',
  'access.line.askAdmin': 'Peça ao administrador da sua conta para regularizar.',
} as const
