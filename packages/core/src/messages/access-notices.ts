/**
 * Texts of the notices that replace what the contract closes. Separate, because only code that shows one
 * needs them.
 */
export const accessNoticeMessages = {
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
} as const
