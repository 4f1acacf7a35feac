import { civilDateFrom, conventions, toDayFrame } from '@tramite/core/calendar'
import type { DemandSummary } from '@tramite/core/demands'
import {
  buildDemandSummaries,
  buildDemandSummary,
  buildId,
  DEFAULT_NOW,
} from '@tramite/core/testing'
import type { DemandFrame } from './forecast.ts'

/** The day on which the stories take place. */
export const sampleFrame: DemandFrame = toDayFrame(new Date(DEFAULT_NOW), conventions.specified)

const daysFromNow = (days: number) =>
  new Date(Date.parse(DEFAULT_NOW) + days * 86_400_000).toISOString()
const dayFromNow = (days: number) => civilDateFrom(daysFromNow(days))

const samples: readonly Partial<DemandSummary>[] = [
  {
    name: 'Revisão do contrato de locação da loja Pinheiros',
    demandTypeName: 'Contratos',
    statusKey: 'PENDING',
    priority: true,
    unread: true,
  },
  {
    name: 'Notificação extrajudicial a fornecedor em atraso',
    demandTypeName: 'Contencioso',
    statusKey: 'IN_PROGRESS',
    deleveryForecast: dayFromNow(7),
    priority: true,
    unread: true,
  },
  {
    name: 'Política de cookies do novo e-commerce',
    demandTypeName: 'LGPD',
    statusKey: 'IN_PROGRESS',
    deleveryForecast: dayFromNow(1),
  },
  {
    name: 'Acordo de sócios: entrada de investidor',
    demandTypeName: 'Societário',
    statusKey: 'IN_PROGRESS',
    deleveryForecast: dayFromNow(14),
    private: true,
  },
  {
    name: 'Defesa em auto de infração da vigilância sanitária',
    demandTypeName: null,
    statusKey: 'IN_PROGRESS',
    deleveryForecast: dayFromNow(-2),
  },
  {
    name: 'Contrato de distribuição com a Rede Sabor: exclusividade no Sul',
    demandTypeName: 'Contratos',
    statusKey: 'OPEN',
  },
  {
    name: 'Dúvida sobre rescisão durante o contrato de experiência',
    demandTypeName: 'Trabalhista',
    statusKey: 'OPEN',
    unread: true,
  },
  {
    name: 'Parecer sobre banco de horas da fábrica',
    demandTypeName: 'Trabalhista',
    statusKey: 'FINISHED',
    finishedAt: daysFromNow(-2),
  },
  {
    name: 'Termo de uso do aplicativo de fidelidade',
    demandTypeName: 'LGPD',
    statusKey: 'FINISHED',
    finishedAt: daysFromNow(-1),
    unread: true,
  },
  {
    name: 'Ata da assembleia anual de sócios',
    demandTypeName: 'Societário',
    statusKey: 'FINISHED',
    finishedAt: daysFromNow(-40),
    validationDate: daysFromNow(-38),
    private: true,
  },
  {
    name: 'Due diligence da distribuidora de Curitiba',
    demandTypeName: 'Societário',
    statusKey: 'BLOCKED',
  },
]

/** A dozen demands of a company, over the five statuses, newest first. */
export const sampleDemands: readonly DemandSummary[] = samples.map((sample, index) =>
  buildDemandSummary({
    id: buildId(1284 - index * 5),
    externalId: 1284 - index * 5,
    deleveryForecast: null,
    createdAt: daysFromNow(-3 - index),
    ...sample,
  }),
)

/** A long name with few places to break. */
export const longName = 'Contrato de prestação de serviços de telecomunicações/2026-B'

/** The given number of demands, each with a different name. */
export function manyDemands(count: number): DemandSummary[] {
  return buildDemandSummaries(count)
}
