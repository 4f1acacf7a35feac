import {
  type DemandStatus,
  type DemandSummary,
  firmStatuses,
  whoseTurn,
} from '@tramite/core/demands'
import {
  type Banner,
  compareWaiting,
  HOME_COMING_MAX,
  HOME_OVERDUE_MAX,
  HOME_TASKS_MAX,
  type Home,
  type HomeReminders,
} from '@tramite/core/home'

const limit = 100

const isWaiting = (demand: DemandSummary) =>
  ['customer', 'customerValidation'].includes(whoseTurn(demand))

/** The home page's data as the server derives them from a customer's demands; the page's day says what is overdue. */
export function buildHome(demands: readonly DemandSummary[]): Home {
  const waiting = demands.filter(isWaiting).sort(compareWaiting)
  const coming = demands
    .filter(
      ({ statusKey, deleveryForecast }) =>
        firmStatuses.some((key) => key === statusKey) && deleveryForecast !== null,
    )
    .sort((a, b) => String(a.deleveryForecast).localeCompare(String(b.deleveryForecast)))
  const of = (...keys: DemandStatus[]) =>
    demands.filter(({ statusKey }) => keys.includes(statusKey)).slice(0, limit)
  const counts = { OPEN: 0, IN_PROGRESS: 0, PENDING: 0, FINISHED: 0, BLOCKED: 0 }
  for (const { statusKey } of demands) counts[statusKey] += 1
  return {
    demandsActive: of('OPEN', 'IN_PROGRESS', 'BLOCKED'),
    demandsPending: of('PENDING'),
    demandsFinished: of('FINISHED'),
    customerSuccessDemandsWithoutFeedback: of('FINISHED').filter(({ feedback }) => !feedback),
    counts,
    waiting: { count: waiting.length, demands: waiting.slice(0, HOME_TASKS_MAX) },
    coming: coming.slice(0, HOME_COMING_MAX),
    overdue: coming.slice(0, HOME_OVERDUE_MAX),
    lateInvoices: 0,
  }
}

const toPicture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><rect width="3" height="1" fill="${colour}"/></svg>`)}`

/** Banners of the firm. */
export const sampleBanners: readonly Banner[] = [
  {
    image: toPicture('#28483f'),
    link: 'https://blog.example/lgpd',
    description: 'Guia da LGPD para empresas pequenas',
  },
  {
    image: toPicture('#6a4b1f'),
    link: 'https://blog.example/marcas',
    description: 'Registre a sua marca antes que outro o faça',
  },
]

/** The next reminders of a business. */
export const sampleReminders: HomeReminders = {
  kind: 'list',
  reminders: [
    {
      id: '1',
      name: 'Entregar a declaração de débitos',
      type: 'Obrigação Legal',
      date: '22/11/2026',
      near: 'amanhã',
      colour: 'amber',
    },
    {
      id: '2',
      name: 'Fim do prazo para responder ao titu...',
      type: 'Tarefa',
      date: '24/11/2026',
      near: null,
      colour: 'green',
    },
    {
      id: '3',
      name: 'Feira do setor',
      type: 'Evento',
      date: '03/12/2026',
      near: null,
      colour: 'blue',
    },
  ],
}
