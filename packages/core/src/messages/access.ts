/** Texts of the access decision and its notices. Specification §2, §6; part 2 §2. */
export const accessMessages = {
  'access.creationBlocked':
    'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente 😉',
  'access.marksBlocked':
    'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente',
  'access.toolDenied': 'Você não tem acesso a essa ferramenta',
  'access.notice.overdue.title': 'Acesso bloqueado por falta de pagamento',
  'access.notice.overdue.admin':
    'Há um pagamento em atraso há mais de dois dias úteis. Efetue o pagamento para voltar a usar o portal.',
  'access.notice.overdue.user':
    'Há um pagamento em atraso há mais de dois dias úteis. Peça ao administrador da sua conta para regularizar o pagamento.',
  'access.notice.suspended.title': 'Contrato suspenso',
  'access.notice.suspended.text':
    'O contrato da sua empresa está suspenso, e esta funcionalidade fica indisponível até a reativação.',
  'access.notice.specificDemand.title': 'Funcionalidade não incluída',
  'access.notice.specificDemand.text':
    'Seu contrato atende demandas específicas, e esta funcionalidade não faz parte dele.',
  'access.notice.toolNotContracted.title': 'Ferramenta não contratada',
  'access.notice.toolNotContracted.text':
    'Esta ferramenta não faz parte do serviço contratado. Fale conosco para conhecê-la.',
  'access.notice.contact': 'Em caso de dúvida, escreva para {email}.',
} as const
