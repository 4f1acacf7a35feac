import { demandFieldMessages } from './demand-fields.ts'

/** Why an action on a demand is refused, by `demands.refused.<reason>`. */
export const demandRefusalMessages = {
  'demands.refused.churned': 'O contrato foi encerrado.',
  'demands.refused.ended': 'O contrato foi encerrado: por enquanto só é possível ler e baixar.',
  'demands.refused.suspended': 'O seu contrato está suspenso.',
  'demands.refused.overdue': 'Há um pagamento em atraso há mais de dois dias úteis.',
  'demands.refused.notPending': 'Só uma demanda pendente pode ser resolvida.',
  'demands.refused.notFinished': 'A demanda não está entregue.',
  'demands.refused.transition': 'Esta mudança de status não é permitida.',
  'demands.refused.messageRequired': demandFieldMessages['demands.messageRequired'],
  'demands.refused.alreadyValidated': 'A demanda já foi validada.',
  'demands.refused.feedbackSent': 'Esta demanda já recebeu feedback.',
  'demands.refused.notInProgress': 'Só uma demanda em andamento pode ser priorizada.',
  'demands.refused.alreadyPriority': 'A demanda já é prioritária.',
  'demands.refused.noForecast': 'A demanda ainda não tem previsão de entrega.',
  'demands.refused.dueSoon': 'A entrega já está prevista para os próximos dois dias.',
  'demands.refused.chatClosedPending':
    'O escritório espera a sua resposta. Para escrever, responda às pendências.',
  'demands.refused.chatClosedFinished': 'Para escrever, reabra a demanda.',
  'demands.refused.chatClosedBlocked':
    'A demanda está bloqueada: por enquanto não é possível escrever nela.',
  'demands.refused.locked': 'A entrega está prevista para os próximos dois dias úteis.',
  'demands.refused.tooFew': 'É preciso ter ao menos duas demandas em andamento.',
  'demands.refused.reorder.notInProgress': 'Só demandas em andamento podem ser reordenadas.',
  'demands.refused.reorder.repeated': 'Uma demanda aparece mais de uma vez na nova ordem.',
  'demands.refused.reorder.locked':
    'Uma demanda com entrega nos próximos dois dias úteis não pode mudar de posição.',
  'demands.refused.reorder.changed':
    'A ordem da fila mudou antes de a sua ser salva. Confira as novas datas e salve de novo.',
  'demands.refused.notPrivate': 'A demanda não é sigilosa.',
  'demands.refused.notCreator': 'Só quem criou a demanda pode incluir outros usuários.',
  'demands.refused.othersViews': 'Você só pode alterar a sua própria leitura.',
  'demands.refused.notStaff': 'Esta ação é exclusiva da equipe.',
  'demands.refused.finished': 'A demanda já foi entregue.',
  'demands.refused.notAdmin': 'Só administradores podem alterar o sigilo.',
  'demands.refused.specificDemand': 'Esta opção não faz parte do serviço contratado.',
} as const
