/** Texts of the access decision, and of the line about the contract on every page. */
export const accessMessages = {
  'access.creationBlocked':
    'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente 😉',
  'access.marksBlocked':
    'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente',
  'access.page.notAdmin': 'Só administradores abrem esta página.',
  'access.page.notSuperAdmin': 'Só o administrador principal abre esta página.',
  'access.toolDenied': 'Você não tem acesso a essa ferramenta',
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
