import type { Clock } from '../../ports/clock.ts'
import { authoredBySystem } from './item-author.ts'
import type { ItemDraft } from './items.store.ts'

const moved =
  'A previsão de entrega passou de {{oldDemand_deleveryForecast}} para {{demand_deleveryForecast}}. {{demand_forecastReason}}'
const first = 'A previsão de entrega é {{demand_deleveryForecast}}. {{demand_forecastReason}}'

/** A new date as shown in a conversation. */
interface NewForecast {
  readonly from: string | null
  readonly to: string
  /** The reason, as a sentence. */
  readonly reason: string
}

/** The entry of a conversation that records a new forecast. */
export function createForecastItem(
  { from, to, reason }: NewForecast,
  clock: Clock,
  now: Date,
): ItemDraft {
  const parameters = {
    ...(from !== null && { oldDemand_deleveryForecast: from }),
    demand_deleveryForecast: to,
    demand_forecastReason: reason,
  }
  return {
    ...authoredBySystem(clock, now),
    type: 'TEMPLATED_MESSAGE',
    template: { template: from === null ? first : moved, parameters },
  }
}
