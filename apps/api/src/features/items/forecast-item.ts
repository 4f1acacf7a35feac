import type { Clock } from '../../ports/clock.ts'
import { authoredBySystem } from './item-author.ts'
import type { ItemDraft } from './items.store.ts'

const moved =
  'A previsão de entrega passou de {{oldDemand_deleveryForecast}} para {{demand_deleveryForecast}}.'
const first = 'A previsão de entrega é {{demand_deleveryForecast}}.'

/** The entry of a conversation that tells of a new forecast. Specification §3. */
export function createForecastItem(
  from: string | null,
  to: string,
  clock: Clock,
  now: Date,
): ItemDraft {
  const parameters = {
    ...(from !== null && { oldDemand_deleveryForecast: from }),
    demand_deleveryForecast: to,
  }
  return {
    ...authoredBySystem(clock, now),
    type: 'TEMPLATED_MESSAGE',
    template: { template: from === null ? first : moved, parameters },
  }
}
