import type { JourneyType } from '@tramite/core/journeys'
import { buildId } from '@tramite/core/testing'

const names = [
  'Análise do ponto e da matrícula',
  'Contrato de locação',
  'Alvará de funcionamento',
  'Vistoria do corpo de bombeiros',
]
const descriptions = [
  'Rever a matrícula do imóvel e o zoneamento.',
  'Negociar prazo, multa e obras do contrato.',
  'Pedir à prefeitura a licença para abrir as portas.',
  'Levar ao corpo de bombeiros o projeto e a brigada.',
]
const planned = names.map((title, index) => ({
  id: buildId(300 + index),
  title,
  description: descriptions[index] ?? '',
}))

/** A journey of four steps, not started. */
export function sampleJourney(change: Partial<JourneyType> = {}): JourneyType {
  return {
    id: buildId(60),
    title: 'Abrir uma loja',
    description: 'Do ponto à inauguração: contrato, alvará, vistoria e licenças na ordem certa.',
    index: 0,
    statusKey: 'OPEN',
    customerType: null,
    active: true,
    defaultDemands: planned,
    preJourneyDemand: [],
    customerJourney: [],
    createdAt: '2026-09-01T12:00:00.000Z',
    updatedAt: '2026-09-01T12:00:00.000Z',
    ...change,
  }
}

/** The same journey, half way: its third step waits for the customer. */
export const sampleStarted = sampleJourney({
  id: buildId(61),
  statusKey: 'PENDING',
  customerJourney: [
    {
      id: buildId(70),
      journeyTypeId: buildId(61),
      customerId: buildId(2),
      businessId: buildId(20),
      createdAt: '2026-09-14T12:00:00.000Z',
      demands: names.map((name, index) => ({
        id: buildId(80 + index),
        name,
        statusKey: (['FINISHED', 'FINISHED', 'PENDING', 'BLOCKED'] as const)[index] ?? 'BLOCKED',
        deleveryForecast: null,
        finishedAt: ['2026-10-02T15:00:00.000Z', '2026-11-13T15:00:00.000Z'][index] ?? null,
      })),
    },
  ],
})
