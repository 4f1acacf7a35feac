import type { Clock } from '../../ports/clock.ts'
import { authoredBySystem } from './item-author.ts'
import type { ItemDraft } from './items.store.ts'

const moved =
  'A previsão de entrega passou de {{oldDemand_deleveryForecast}} para {{demand_deleveryForecast}}. {{demand_forecastReason}}'
const withdrawn = 'A previsão de entrega de {{oldDemand_deleveryForecast}} foi retirada.'
const first = 'A previsão de entrega é {{demand_deleveryForecast}}. {{demand_forecastReason}}'

/** A new date as shown in a conversation, or that there is none any more. */
interface NewForecast {
  readonly from: string | null
  readonly to: string | null
  /** The reason, as a sentence. */
  readonly reason: string
}

function toTemplate({ from, to, reason }: NewForecast) {
  const old = from !== null && { oldDemand_deleveryForecast: from }
  if (to === null) return { template: withdrawn, parameters: { ...old } }
  const parameters = { ...old, demand_deleveryForecast: to, demand_forecastReason: reason }
  return { template: from === null ? first : moved, parameters }
}

/** The entry of a conversation that records a new forecast, or that the firm has withdrawn it. */
export function createForecastItem(forecast: NewForecast, clock: Clock, now: Date): ItemDraft {
  return {
    ...authoredBySystem(clock, now),
    type: 'TEMPLATED_MESSAGE',
    template: toTemplate(forecast),
  }
}
