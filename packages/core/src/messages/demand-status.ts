/** Names of the statuses, and automatic entries of the conversation. */
export const demandStatusMessages = {
  'demands.status.OPEN': 'Aberta',
  'demands.status.IN_PROGRESS': 'Em Andamento',
  'demands.status.PENDING': 'Pendente',
  'demands.status.FINISHED': 'Entregue',
  'demands.status.BLOCKED': 'Bloqueada',
  'demands.statusChange.OPEN': 'Demanda em aberto',
  'demands.statusChange.IN_PROGRESS': 'Demanda em andamento',
  'demands.statusChange.PENDING': 'Demanda pendente',
  'demands.statusChange.FINISHED': 'Demanda entregue',
  'demands.statusChange.BLOCKED': 'Demanda bloqueada',
  'demands.documentAttached': 'Documento anexado.',
} as const
