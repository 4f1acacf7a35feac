import { type DeadlineStop, type DemandStatus, stopLabels } from '@tramite/core/demands'
import { fillMessage, homeMessages } from '@tramite/core/messages'
import { countOf, formatCount } from './count.ts'
import { primitiveLabels } from './primitives.ts'

const toStopText = (stop: DeadlineStop, lack: string, days: number) =>
  `Parada ${stopLabels[stop]}, ${lack} ${days === 0 ? 'desde hoje' : `há ${countOf(days, 'dia', 'dias')}`}.`

/** Texts of the home page. */
export const homeLabels = {
  title: 'Início',
  greeting: (firstName: string) => fillMessage(homeMessages['home.greeting'], { name: firstName }),
  welcome: homeMessages['home.welcome'],
  waiting: {
    none: 'Nenhuma demanda espera por você.',
    one: 'Uma demanda espera por você.',
    many: (count: string) => `${count} demandas esperam por você.`,
  },
  stopped: {
    one: (stop: DeadlineStop) => `Uma demanda está parada ${stopLabels[stop]}.`,
    many: (stop: DeadlineStop, count: string) =>
      `${count} demandas estão paradas ${stopLabels[stop]}.`,
  },
  /** Small numbers in words, by value. */
  numberWords: ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
  nextDelivery: (when: string) => `A próxima entrega é ${when}.`,
  today: 'hoje',
  tomorrow: 'amanhã',
  onDate: (date: string) => `em ${date}`,
  filterTitle: 'Filtrar por status',
  filterOption: (label: string, count: string) => `${label} (${count})`,
  filter: {
    ALL: 'Todas',
    OPEN: 'Abertas',
    IN_PROGRESS: 'Em Andamento',
    PENDING: 'Pendentes',
    FINISHED: 'Entregues',
    BLOCKED: 'Bloqueadas',
  } satisfies Record<'ALL' | DemandStatus, string>,
  waitingTitle: 'Espera por você',
  stoppedTitle: (stop: DeadlineStop) => `Parado ${stopLabels[stop]}`,
  nothingWaits: 'Nenhuma demanda espera por você agora.',
  notices: 'Avisos',
  noNotices: 'Nenhum aviso agora.',
  noticesInTurn: 'Um aviso por vez',
  banner: (description: string) => `${description} (${primitiveLabels.external})`,
  reminders: 'Lembretes à vencer',
  overdue: (name: string) => `A previsão de entrega de ${name} passou`,
  overdueText: (number: string, date: string, canWrite: boolean) =>
    `${number}: a entrega estava prevista para ${date}.${canWrite ? ' Pergunte pela nova data na conversa.' : ' Ela está bloqueada por enquanto.'}`,
  openOverdue: (canWrite: boolean) => (canWrite ? 'Abrir e escrever ao escritório' : 'Abrir'),
  sendFeedback: 'Enviar feedback',
  delivered: (name: string, date: string) => `${name}, entregue em ${date}`,
  tasks: {
    answer: {
      verb: 'Responda:',
      state: 'Pendente:',
      stopped: (stop: DeadlineStop, days: number) => toStopText(stop, 'sem resposta', days),
      action: 'Responder',
      reason: 'O prazo não corre até a sua resposta.',
    },
    validate: {
      verb: 'Valide:',
      state: 'Entregue:',
      stopped: (stop: DeadlineStop, days: number) => toStopText(stop, 'sem validação', days),
      action: 'Conferir e validar',
      reason: (date: string) =>
        `Entregue em ${date}. Confira o que foi entregue e valide, ou reabra a demanda.`,
    },
  },
  invoices: {
    verb: 'Pague:',
    name: (count: number) => countOf(count, 'fatura atrasada', 'faturas atrasadas'),
    reason: 'O pagamento ainda não consta.',
    action: 'Ver faturas',
  },
  waitsSince: (days: number) =>
    days === 0 ? 'Espera você desde hoje.' : `Espera você há ${countOf(days, 'dia.', 'dias.')}`,
  open: 'Abrir',
  taskOf: (action: string, name: string) => `${action}: ${name}`,
  nothingElse: 'Depois disso, nenhuma demanda espera por você.',
  moreWait: (count: number) =>
    `Mais ${countOf(count, 'demanda espera', 'demandas esperam')} por você.`,
  moreStopped: (stop: DeadlineStop, count: number) =>
    `Mais ${countOf(count, 'demanda parada', 'demandas paradas')} ${stopLabels[stop]}.`,
  seeThem: 'Ver na lista',
  seePending: 'Ver pendentes',
  seeDelivered: 'Ver entregues',
  coming: 'O que vem',
  nothingComes: 'Nenhuma entrega com data marcada.',
  comingHeld: 'Os prazos estão parados.',
  comingEnded: 'O contrato foi encerrado.',
  delivery: (when: string) => `entrega ${when}`,
  shortMonths: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  allReminders: 'Ver lembretes',
  contents: 'Conteúdos',
  blog: 'Blog do escritório',
  blogText: 'Artigos sobre leis que mudam o seu negócio',
  videos: 'Canal de vídeos',
  videosText: 'Explicações curtas, em vídeo',
  order: 'Ordem de prioridade',
  panelTitle: 'Suas demandas',
  panelCount: (count: number) => countOf(count, 'demanda', 'demandas'),
  panelPart: (shown: number, count: number) =>
    `${formatCount(shown)} de ${formatCount(count)} demandas`,
  seeAll: 'Ver todas as demandas',
  emptyAllText: 'Conte ao escritório do que você precisa. A resposta chega por aqui.',
  emptyStatusText: 'Nenhuma demanda com este status agora.',
  createDemand: 'Criar demanda',
  showAll: 'Ver todas',
  chart: (parts: string) => `Demandas por status: ${parts}`,
  chartPart: (label: string, count: number) => `${label} ${formatCount(count)}`,
  failed: 'Não foi possível carregar suas demandas',
  remindersFailed: 'Não foi possível carregar os lembretes',
  loading: 'Carregando suas demandas',
} as const
