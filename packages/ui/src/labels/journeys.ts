import { countOf } from './count.ts'
/** Texts of the journeys. Those of their statuses are in the catalogue. */
export const journeysLabels = {
  title: 'Jornadas',
  subtitle: 'Caminhos prontos: várias demandas, na ordem certa, para um objetivo.',
  filter: 'Filtrar jornadas por situação',
  list: 'Jornadas',
  count: (count: number) => countOf(count, 'jornada', 'jornadas'),
  pages: 'Páginas de jornadas',
  loading: 'Carregando as jornadas',
  loadingOne: 'Carregando a jornada',
  noneOffered: 'Nenhuma jornada oferecida a você',
  noneOfferedText: 'As jornadas que o escritório oferecer aparecem aqui.',
  empty: 'Nenhuma jornada nesta situação',
  emptyText: 'Veja todas, ou escolha outra situação.',
  showAll: 'Ver todas',
  steps: (count: number) => countOf(count, 'etapa', 'etapas'),
  stepsOf: (title: string) => `Etapas de ${title}`,
  delivered: (done: number, count: number) =>
    `${done} de ${count} ${count === 1 ? 'entregue' : 'entregues'}`,
  progress: 'Andamento',
  start: 'Iniciar jornada',
  startOf: (title: string) => `Iniciar jornada: ${title}`,
  followOf: (title: string) => `Acompanhar jornada: ${title}`,
  details: 'Ver jornada',
  detailsOf: (title: string) => `Ver jornada: ${title}`,
  preparation: 'Prepara a jornada',
  startedOn: (date: string) => `Iniciada em ${date}`,
  done: 'Feito',
  now: 'Agora',
  next: 'Depois',
  opensFirst: 'Começa assim que a jornada é iniciada',
  opensAfter: (title: string) => `Começa depois da entrega de: ${title}`,
  waitsFor: (title: string) => `Espera: ${title}`,
  missing: 'Esta jornada não existe, ou não é oferecida a você',
  backToList: 'Ver as jornadas',
  raised: (steps: number) =>
    steps === 1
      ? 'A única etapa vira uma demanda:'
      : 'Cada etapa vira uma demanda. A primeira começa aberta; as outras esperam a anterior:',
  starting: 'Iniciando',
  cancel: 'Cancelar',
} as const
