import type { CivilDate } from '@tramite/core/calendar'
import type { DemandStatus } from '@tramite/core/demands'

/** One thing that happened to a demand, as people are told of it. */
export type DemandNews =
  | { readonly kind: 'created' | 'message' | 'document' | 'markFiled' }
  | { readonly kind: 'status'; readonly statusKey: DemandStatus }
  | { readonly kind: 'prioritized'; readonly forecast: ForecastMove }
  | { readonly kind: 'forecast'; readonly forecast: ForecastMove }
  /** The name of who has it now; null when nobody has. */
  | { readonly kind: 'assignee'; readonly assignee: string | null }
  /** Where a process stands at the trademark office. */
  | { readonly kind: 'markStatus'; readonly status: string }
  /** The forecast that has passed. */
  | { readonly kind: 'overdue'; readonly date: CivilDate }

/** A forecast before and after; null where there is none. */
export interface ForecastMove {
  readonly from: CivilDate | null
  readonly to: CivilDate | null
}
