/** Texts of the journeys. */
export const journeyMessages = {
  'journeys.filter.ALL': 'Todas',
  'journeys.status.OPEN': 'Disponível',
  'journeys.status.IN_PROGRESS': 'Iniciada',
  'journeys.status.PENDING': 'Pendente',
  'journeys.status.FINISHED': 'Entregue',
  'journeys.status.BLOCKED': 'Bloqueada',
  'journeys.loadFailed': 'Erro ao carregar as Jornadas',
  'journeys.startFailed': 'Algo deu errado',
  'journeys.startConfirmation': 'Deseja iniciar esta jornada?',
  'journeys.follow': 'Acompanhar jornada',
  'journeys.started': 'Jornada iniciada',
  'journeys.refused.started': 'Esta jornada já foi iniciada.',
  'journeys.refused.preparing': 'Esta jornada já está sendo preparada em uma demanda.',
  'journeys.refused.withdrawn': 'Esta jornada não está mais disponível.',
} as const
