/** Why an action on a demand is not open, by `demands.refused.<reason>`. Specification §4, §6. */
export const demandRefusalMessages = {
  'demands.refused.access': 'Seu acesso não permite agir sobre as demandas no momento.',
  'demands.refused.notPending': 'Só uma demanda pendente pode ser resolvida.',
  'demands.refused.notFinished': 'A demanda ainda não foi entregue.',
  'demands.refused.transition': 'Essa mudança de status não é permitida.',
  'demands.refused.messageRequired': 'Por favor, incluir descrição.',
  'demands.refused.alreadyValidated': 'A demanda já foi validada.',
  'demands.refused.feedbackSent': 'Você já avaliou esta demanda.',
  'demands.refused.notInProgress': 'Só uma demanda em andamento pode ser priorizada.',
  'demands.refused.alreadyPriority': 'A demanda já é prioritária.',
  'demands.refused.noForecast': 'A demanda ainda não tem previsão de entrega.',
  'demands.refused.dueSoon': 'A entrega já está prevista para os próximos dois dias.',
  'demands.refused.chatClosedPending': 'Para escrever, use Resolver pendências.',
  'demands.refused.chatClosedFinished': 'Para escrever, reabra a demanda.',
  'demands.refused.chatClosedBlocked': 'A demanda aguarda a conclusão de outras demandas.',
  'demands.refused.notAdmin': 'Só administradores podem alterar o sigilo.',
  'demands.refused.specificDemand': 'Essa opção não faz parte do serviço contratado.',
} as const
