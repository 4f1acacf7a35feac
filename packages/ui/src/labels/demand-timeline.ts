import type { DemandPerson, DemandTimelineStage } from '@tramite/core/demands'

/** Words of the life of a demand and of the people who have a part in it. */
export const timelineLabels = {
  heading: 'Linha do tempo',
  loading: 'Carregando a linha do tempo',
  failed: 'Não foi possível carregar a linha do tempo',
  raised: 'Pedido',
  stages: {
    screening: 'Triagem',
    working: 'Em andamento',
    waiting: 'Esperou você',
    queued: 'Depois de outras demandas',
    delivered: 'Entregue',
    validated: 'Validada',
  } satisfies Record<DemandTimelineStage, string>,
  waits: (days: string) => `Espera você há ${days}`,
  waitsToday: 'Espera você desde hoje',
  delivery: 'Entrega',
  days: (count: number) => (count === 1 ? '1 dia' : `${count.toLocaleString('pt-BR')} dias`),
  since: (from: string, days: string) => `desde ${from}, ${days}`,
  between: (from: string, to: string, days: string) => `${from} a ${to}, ${days}`,
  sameDay: (day: string) => `${day}, no mesmo dia`,
  expected: (date: string) => `prevista para ${date}`,
  noDate: 'sem data',
  wasExpected: (date: string) => `era prevista para ${date}`,
  firmUsed: (days: string) => `Escritório: ${days}`,
  customerUsed: (days: string) => `Você: ${days}`,
  queueUsed: (days: string) => `Na fila: ${days}`,
  calendarDays: 'em dias corridos',
  showAll: (count: number) =>
    count === 1 ? 'Mostrar mais 1 passo' : `Mostrar mais ${count} passos`,
  showFewer: 'Mostrar menos',
  people: 'Pessoas',
  parts: {
    assignee: 'responsável no escritório',
    creator: 'fez o pedido',
    writer: 'participa da conversa',
    follower: 'recebe avisos',
  } satisfies Record<DemandPerson['parts'][number], string>,
  firm: 'escritório',
  you: (name: string) => `${name}, você`,
  morePeople: (count: number) => (count === 1 ? 'Mais 1 pessoa' : `Mais ${count} pessoas`),
} as const
